import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { expireChats, newCompanions, openChat } from '../support/fixtures.ts';
import { expectSoundTrees } from '../support/message-tree.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, planOf } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';
import { clear, listDeleted, purge, restore, shownPath, shownTexts, talk } from '../support/versions.ts';

const model = scriptModel();

/** A person whose chat with Suki has expired so often. */
async function expired(tier: 'free' | 'basic', times = 1): Promise<Person> {
  const person = await newPerson(tier);
  for (let time = 1; time <= times; time++) {
    await talk(person, 2);
    await expireChats(person);
    await openChat(person); // seals it and starts afresh
  }
  return person;
}

async function save(person: Person) {
  return call('chat-favorite', { as: person, body: { chatId: await openChat(person), action: 'save' } });
}

describe.concurrent('what was said in a chat that has expired', () => {
  test("[R-KEEP-10] is in no list and no prompt, and is named in 'Recently deleted' without a word", async () => {
    const person = await expired('free');
    expect(await shownPath(person)).toEqual([]);
    for (const table of ['messages', 'turns', 'runs']) {
      expect((await rest(`${table}?select=id`, person)).rows, table).toEqual([]);
    }
    expect((await rest('rpc/list_conversations', person, 'POST', {})).text).not.toContain('Reply 1');
    const [item, ...others] = await listDeleted(person);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ kind: 'sealed', companion_id: 'suki', messages: 2, excerpt: null });
    expect(JSON.stringify(item)).not.toContain('Question');
    model.answers('Do you remember?', says('Remember what?'));
    await call('chat-send', { as: person, body: message('suki', 'Do you remember?') });
    expect(model.requests('Do you remember?')[0]?.body.messages).toHaveLength(2);
    expect(await storedMessages(person, 'suki')).toHaveLength(4);
  });

  test('[R-KEEP-10] comes back by saving its companion alone, every run of it, the oldest first', async () => {
    const person = await expired('basic', 3);
    await talk(person, 2);
    await sql(
      `update public.messages m set message_text = m.message_text || ', ' || (
         select count(*) from public.runs r where r.user_id = m.user_id and r.started_at <= (
           select own.started_at from public.runs own where own.id = m.run_id))
       where user_id = $1`,
      [person.id],
    );
    const sealed = await listDeleted(person);
    expect(sealed.map(({ kind }) => kind)).toEqual(['sealed', 'sealed', 'sealed']);
    for (const { id } of sealed) expect((await restore(person, id)).body.error).toBe('not_found');
    expect(await shownTexts(person)).toEqual(['Question 1, 4', 'Reply 1, 4']);

    expect((await save(person)).status).toBe(200);
    expect(await shownTexts(person)).toEqual(
      [1, 2, 3, 4].flatMap((run) => [`Question 1, ${run}`, `Reply 1, ${run}`]),
    );
    expect(await listDeleted(person)).toEqual([]);
    model.answers('And now?', says('I know it all.'));
    await call('chat-send', { as: person, body: message('suki', 'And now?') });
    expect(model.requests('And now?')[0]?.body.messages.slice(1, -1)).toHaveLength(8);
    await expectSoundTrees([person]);
  });

  test('[R-KEEP-10] stays hidden on a plan that saves nothing, and comes back after an upgrade', async () => {
    const person = await expired('free');
    expect((await save(person)).body.error).toBe('limit_saved_zero');
    expect(await shownPath(person)).toEqual([]);
    await sql(`update public.users set subscription_tier = 'basic' where id = $1`, [person.id]);
    expect((await save(person)).status).toBe(200);
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1']);
  });

  test("[R-KEEP-10] does not come back with another companion's, nor when the plan saves no more", async () => {
    const person = await expired('basic');
    const { favorites: limit } = await planOf('basic');
    for (const companionId of await newCompanions(limit)) {
      const chatId = await openChat(person, companionId);
      const { status } = await call('chat-favorite', { as: person, body: { chatId, action: 'save' } });
      expect(status).toBe(200);
    }
    expect((await save(person)).body.error).toBe('limit_reached');
    expect(await shownPath(person)).toEqual([]);
    expect(await listDeleted(person)).toMatchObject([{ kind: 'sealed' }]);
  });

  test('[R-KEEP-10] is gone after seven days, whatever is saved then', async () => {
    const person = await expired('basic');
    await sql(
      `update public.runs set ended_at = ended_at - interval '7 days', purge_at = purge_at - interval '7 days'
       where user_id = $1 and ended_at is not null`,
      [person.id],
    );
    expect(await listDeleted(person)).toEqual([]);
    expect((await save(person)).status).toBe(200);
    expect(await shownPath(person)).toEqual([]);
    await sql('select private.purge_recently_deleted()');
    expect(await storedMessages(person, 'suki')).toEqual([]);
    expect(await sql('select 1 from public.turns where user_id = $1', [person.id])).toEqual([]);
  });

  test('[R-KEEP-09, R-KEEP-10] can be deleted for good, and is not what Clear returns or clears', async () => {
    const person = await expired('free');
    expect(await clear(person)).toBeNull();
    const [item] = await listDeleted(person);
    expect(item?.kind).toBe('sealed');
    expect((await purge(person, item?.id ?? '')).body).toEqual({ success: true });
    expect(await storedMessages(person, 'suki')).toEqual([]);
    expect(await listDeleted(person)).toEqual([]);
  });
});
