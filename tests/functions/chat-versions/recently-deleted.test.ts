import { describe, expect, test } from 'vitest';
import { held, says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { expireChats, openChat } from '../support/fixtures.ts';
import { expectSoundTrees } from '../support/message-tree.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, planOf, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';
import {
  clear,
  edit,
  listDeleted,
  newDeleted,
  purge,
  remove,
  restore,
  shownPath,
  shownTexts,
  showVersion,
  talk,
} from '../support/versions.ts';

const model = scriptModel();

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const rowsOf = async (person: Person) =>
  (
    await sql<{ messages: number; turns: number; runs: number }>(
      `select (select count(*)::int from public.messages m where m.user_id = $1) as messages,
         (select count(*)::int from public.turns t where t.user_id = $1) as turns,
         (select count(*)::int from public.runs r where r.user_id = $1) as runs`,
      [person.id],
    )
  )[0];

describe.concurrent('a deleted message', () => {
  test('[R-KEEP-09, R-KEEP-11] is gone from the chat and not from the table, until its day or its undo', async () => {
    const person = await newPerson();
    const before = await talk(person, 6);
    const [, , third] = before;
    expect((await remove(person, third?.id ?? '')).status).toBe(200);
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1', 'Reply 2', 'Question 3', 'Reply 3']);
    expect((await rest(`messages?id=eq.${third?.id}`, person)).rows).toEqual([]);
    expect(await storedMessages(person, 'suki')).toHaveLength(6);
    const [item, ...others] = await listDeleted(person);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ id: third?.id, kind: 'message', excerpt: 'Question 2', messages: 1 });
    expect(days(item?.deleted_at ?? '', item?.purge_at ?? '')).toBe(7);

    expect(await restore(person, third?.id ?? '')).toEqual({
      status: 200,
      body: { success: true, companionId: 'suki' },
    });
    expect(await shownPath(person)).toEqual(before);
    expect(await listDeleted(person)).toEqual([]);
    expect((await restore(person, third?.id ?? '')).body.error).toBe('not_found');
    expect(await usedToday(person)).toBe(3);
  });

  test('[R-KEEP-11] takes no other with it, whatever a client deletes through the interface', async () => {
    const person = await newPerson();
    await talk(person, 4);
    expect((await rest(`messages?user_id=eq.${person.id}`, person, 'DELETE')).status).toBe(200);
    expect(await shownPath(person)).toEqual([]);
    expect(await storedMessages(person, 'suki')).toHaveLength(4);
    for (const { id } of (await listDeleted(person)).reverse()) await restore(person, id);
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1', 'Question 2', 'Reply 2']);
    await expectSoundTrees([person]);
  });

  test('[R-KEEP-09] at the end gives way to the nearest other version, and comes back in its place', async () => {
    const person = await newPerson();
    const [, reply] = await talk(person, 2);
    const edited = String((await edit(person, reply?.id ?? '', 'Another reply', false)).body.edited);
    await remove(person, edited);
    expect((await shownPath(person))[1]).toMatchObject({ id: reply?.id, version: 1, versions: 1 });
    await restore(person, edited);
    expect((await shownPath(person))[1]).toMatchObject({ id: edited, version: 2, versions: 2 });
  });

  test('[R-KEEP-09] with other versions keeps its place as an empty line', async () => {
    const person = await newPerson();
    const [first, , third] = await talk(person, 4);
    const edited = String((await edit(person, first?.id ?? '', 'Question 1, edited', false)).body.edited);
    await showVersion(person, first?.id ?? '');
    await remove(person, first?.id ?? '');
    const path = await shownPath(person);
    expect(path[0]).toMatchObject({ id: first?.id, is_deleted: true, message_text: null, next_id: edited });
    expect(path[2]).toMatchObject({ id: third?.id, is_deleted: false });
    await showVersion(person, edited);
    expect(await shownTexts(person)).toEqual(['Question 1, edited']);
    await restore(person, first?.id ?? '');
    expect((await shownPath(person))[0]).toMatchObject({ id: first?.id, is_deleted: false, versions: 2 });
  });

  test("[R-KEEP-09] 'Delete for good' leaves no row of it, and what followed stays", async () => {
    const person = await newPerson();
    const [, second] = await talk(person, 4);
    await remove(person, second?.id ?? '');
    expect(await purge(person, second?.id ?? '')).toEqual({ status: 200, body: { success: true } });
    expect(await sql('select 1 from public.messages where id = $1', [second?.id])).toEqual([]);
    expect(await shownTexts(person)).toEqual(['Question 1', 'Question 2', 'Reply 2']);
    expect(await listDeleted(person)).toEqual([]);
    expect((await restore(person, second?.id ?? '')).body.error).toBe('not_found');
    expect((await purge(person, second?.id ?? '')).body.error).toBe('not_found');
    await expectSoundTrees([person]);
  });

  test("[R-KEEP-09] is the only thing that 'Delete for good' takes: never what is shown or another version", async () => {
    const person = await newPerson();
    const [asked, reply] = await talk(person, 2);
    await edit(person, reply?.id ?? '', 'Another reply', false);
    for (const id of [asked?.id, reply?.id]) {
      expect((await purge(person, id ?? '')).body.error).toBe('not_found');
    }
    const runs = await sql<{ id: string }>('select id from public.runs where user_id = $1', [person.id]);
    expect((await purge(person, runs[0]?.id ?? '')).body.error).toBe('not_found');
    expect(await storedMessages(person, 'suki')).toHaveLength(3);
  });

  test('[R-KEEP-09] can be neither brought back nor purged while a reply is being written', async () => {
    const person = await newPerson();
    const id = await newDeleted(person);
    const answer = held();
    model.answers('Not now', answer.answer);
    const running = call('chat-send', { as: person, body: message('suki', 'Not now') });
    await answer.asked;
    expect((await restore(person, id)).body.error).toBe('turn_running');
    expect((await purge(person, id)).body.error).toBe('turn_running');
    expect((await listDeleted(person)).map((item) => item.id)).toEqual([id]);
    await answer.piece('Now.');
    await answer.finish();
    await running;
    expect((await restore(person, id)).status).toBe(200);
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1', 'Not now', 'Now.']);
  });

  test('[R-KEEP-09] is not brought back where the chat could not be begun either', async () => {
    const person = await newPerson();
    const { active_chats: limit } = await planOf('free');
    const id = await newDeleted(person);
    await talk(person, 2, 'amara');
    expect(await restore(person, id)).toMatchObject({
      status: 409,
      body: {
        error: 'active_chat_limit',
        detail: `Active chat limit reached (${limit}/${limit}). Finish another chat or clear one.`,
      },
    });
    expect((await listDeleted(person)).map((item) => item.id)).toEqual([id]);
    await clear(person, 'amara');
    expect((await restore(person, id)).status).toBe(200);
  });

  test("[R-KEEP-10] is not brought back into a chat that has expired, with the plan's minutes", async () => {
    const person = await newPerson();
    const { temporary_chat_minutes: minutes } = await planOf('free');
    const id = await newDeleted(person);
    await expireChats(person);
    const { body } = await restore(person, id);
    expect(['chat_expired', 'not_found']).toContain(body.error);
    if (body.error === 'chat_expired') expect(body.detail).toContain(`a new ${minutes}-minute session.`);
    expect(await shownPath(person)).toEqual([]);
  });
});

describe.concurrent('a cleared chat', () => {
  test('[R-KEEP-11] is empty at once, for every reader, and costs and frees no message', async () => {
    const person = await newPerson();
    await talk(person, 4);
    const id = await clear(person);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await shownPath(person)).toEqual([]);
    for (const table of ['messages', 'turns', 'runs']) {
      expect((await rest(`${table}?select=id`, person)).rows, table).toEqual([]);
    }
    expect(await listDeleted(person)).toMatchObject([{ id, kind: 'cleared', messages: 4, excerpt: null }]);
    expect(await usedToday(person)).toBe(2);
    expect(await clear(person)).toBeNull();
  });

  test('[R-KEEP-09] comes back in its place, before what was said since', async () => {
    const person = await newPerson();
    const before = await talk(person, 4);
    const id = await clear(person);
    model.answers('A new start', says('Welcome.'));
    await call('chat-send', { as: person, body: message('suki', 'A new start') });
    expect(await shownTexts(person)).toEqual(['A new start', 'Welcome.']);
    expect((await restore(person, id ?? '')).body).toEqual({ success: true, companionId: 'suki' });
    expect(await shownTexts(person)).toEqual([
      ...before.map(({ message_text }) => message_text),
      'A new start',
      'Welcome.',
    ]);
    expect(await listDeleted(person)).toEqual([]);
    expect((await restore(person, id ?? '')).body.error).toBe('not_found');
    await expectSoundTrees([person]);
  });

  test("[R-KEEP-09] purged leaves no message, no turn and no run, and nobody else's", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    for (const each of [person, other]) await talk(each, 4);
    const id = (await clear(person)) ?? '';
    expect((await purge(other, id)).body.error).toBe('not_found');
    expect((await purge(person, id)).body).toEqual({ success: true });
    expect(await rowsOf(person)).toEqual({ messages: 0, turns: 0, runs: 0 });
    expect(await rowsOf(other)).toEqual({ messages: 4, turns: 2, runs: 1 });
    expect((await restore(person, id)).body.error).toBe('not_found');
  });

  test('[R-KEEP-11, R-TURN-20] while a reply is being written stops it and keeps its words', async () => {
    const person = await newPerson();
    const chatId = await openChat(person);
    const answer = held();
    model.answers('Clear me', answer.answer);
    const reader = new Reader('chat-send', { as: person, body: message('suki', 'Clear me') });
    await answer.piece('These are words');
    await reader.until(() => reader.pieces.length > 0);
    const saved = () =>
      sql<{ text: string }>('select reply_text as text from public.turns where user_id = $1', [person.id]);
    await expect.poll(async () => (await saved())[0]?.text, { interval: 20, timeout: 30_000 }).not.toBe('');
    const id = await clear(person);
    await answer.piece(' and more');
    await reader.over;
    expect(await shownPath(person)).toEqual([]);
    await restore(person, id ?? '');
    expect(await shownTexts(person)).toEqual(['Clear me', expect.stringMatching(/^These are/)]);
    const { body } = await call('chat-health', { as: person, query: { chatId } });
    expect(body.expired).toBe(false);
  });
});
