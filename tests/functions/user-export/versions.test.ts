import { describe, expect, test } from 'vitest';
import { expireChats, openChat } from '../support/fixtures.ts';
import { newPerson } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { clear, edit, remove, restore, shownPath, talk } from '../support/versions.ts';
import { exportOf } from './export-of.ts';

/** What stands above a text on the page to read. */
const headOf = (page: string, text: string) =>
  page.match(new RegExp(`<small>([^<]*)</small><p>${text}</p>`))?.[1];

describe('the messages of an archive', () => {
  test('[R-KEEP-06, R-API-21] are every version, each with what it follows, and what the person edited is marked', async () => {
    const person = await newPerson('ultimate');
    const [asked, reply] = await talk(person, 2);
    const edited = String((await edit(person, reply?.id ?? '', 'Said otherwise', false)).body.edited);
    const { data, page } = await exportOf(person);
    const [run] = await sql<{ id: string }>('select id from public.runs where user_id = $1', [person.id]);
    const all = { run: run?.id, runStatus: 'open', deletedAt: null };
    expect(data.conversations[0]?.messages).toMatchObject([
      { ...all, id: asked?.id, parent: null, shown: true, edited: false, outcome: 'done' },
      { ...all, id: reply?.id, parent: asked?.id, shown: false, edited: false, outcome: null },
      { ...all, id: edited, parent: asked?.id, shown: true, edited: true, outcome: null },
    ]);
    expect(headOf(page, 'Question 1')).toMatch(/^You, .* UTC$/);
    expect(headOf(page, 'Reply 1')).toMatch(/^Suki, .* UTC, another version$/);
    expect(headOf(page, 'Said otherwise')).toMatch(/^Suki, .* UTC, edited by you$/);
  });

  test('[R-KEEP-09, R-API-21] hold what was deleted and what was cleared, marked so', async () => {
    const person = await newPerson('ultimate');
    const [, reply] = await talk(person, 2);
    await remove(person, reply?.id ?? '');
    const deleted = await exportOf(person);
    expect(deleted.data.conversations[0]?.messages).toMatchObject([
      { text: 'Question 1', deletedAt: null },
      { text: 'Reply 1', deletedAt: expect.stringContaining('T') },
    ]);
    expect(headOf(deleted.page, 'Reply 1')).toMatch(/UTC, deleted$/);

    await restore(person, reply?.id ?? '');
    await clear(person);
    expect(await shownPath(person)).toEqual([]);
    await sql('delete from private.attempts where user_id = $1', [person.id]);
    const cleared = await exportOf(person);
    expect(cleared.data.conversations[0]?.messages).toMatchObject([
      { text: 'Question 1', runStatus: 'cleared', shown: true, deletedAt: null },
      { text: 'Reply 1', runStatus: 'cleared', shown: true, deletedAt: null },
    ]);
    expect(headOf(cleared.page, 'Reply 1')).toMatch(/UTC, cleared$/);
  });

  test('[R-KEEP-10, R-API-21] hold what was said in a chat that has expired, marked so', async () => {
    const person = await newPerson();
    await talk(person, 2);
    await expireChats(person);
    await openChat(person);
    await talk(person, 2);
    const { data, page } = await exportOf(person);
    expect(data.conversations[0]?.messages.map(({ text, runStatus }) => [text, runStatus])).toEqual([
      ['Question 1', 'sealed'],
      ['Reply 1', 'sealed'],
      ['Question 1', 'open'],
      ['Reply 1', 'open'],
    ]);
    expect(page.match(/UTC, expired</g)).toHaveLength(2);
  });

  test('[R-KEEP-10] hold nothing of what its day has come for', async () => {
    const person = await newPerson();
    await talk(person, 2);
    await clear(person);
    await sql(`update public.runs set purge_at = now() - interval '1 second' where user_id = $1`, [
      person.id,
    ]);
    await sql('select private.purge_recently_deleted()');
    const { data } = await exportOf(person);
    expect(data.conversations).toEqual([expect.objectContaining({ companion_id: 'suki', messages: [] })]);
  });
});
