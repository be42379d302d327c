import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person, usedToday } from '../support/people.ts';
import { Reader } from '../support/reader.ts';
import { storedMessages } from '../support/stored.ts';
import { answerAgain, edit, shownPath, shownTexts, showVersion } from '../support/versions.ts';

const model = scriptModel();

/** Sends a message that is answered; the rows of both. */
async function say(person: Person, text: string, ...replies: string[]) {
  model.answers(text, ...replies.map((reply) => says(reply)));
  const { body } = await call('chat-send', { as: person, body: message('suki', text) });
  return { askedId: String(body.askedId), replyId: String(body.replyId) };
}

describe.concurrent('a reply that is asked for again', () => {
  test('[R-KEEP-01] three times has four versions, and the first one is still there', async () => {
    const person = await newPerson('premium');
    const { askedId, replyId } = await say(person, 'Name a color', 'Red.', 'Green.', 'Blue.', 'Gray.');
    let shown = replyId;
    for (const reply of ['Green.', 'Blue.', 'Gray.']) {
      const { body } = await answerAgain(person, shown);
      expect(body).toMatchObject({ success: true, status: 'done', message: reply, askedId });
      shown = String(body.replyId);
    }
    const [asked, last] = await shownPath(person);
    expect(asked).toMatchObject({ id: askedId, version: 1, versions: 1 });
    expect(last).toMatchObject({ message_text: 'Gray.', version: 4, versions: 4, next_id: null });

    const seen = [last?.message_text];
    for (let at = last; at?.previous_id; ) {
      expect(at.previous_messages).toBe(1);
      expect((await showVersion(person, at.previous_id)).body).toEqual({ success: true });
      at = (await shownPath(person))[1];
      seen.push(at?.message_text);
    }
    expect(seen).toEqual(['Gray.', 'Blue.', 'Green.', 'Red.']);
    expect((await shownPath(person))[1]).toMatchObject({ id: replyId, version: 1, next_messages: 1 });
    expect(await usedToday(person)).toBe(4);
  });

  test('[R-KEEP-01] streams with the message it answers, and is one turn however often it is sent', async () => {
    const person = await newPerson();
    const { askedId, replyId } = await say(person, 'Name a fruit', 'Fig.', 'Date.');
    const body = { mode: 'again', companionId: 'suki', messageId: randomUUID(), target: replyId };
    const events = await streamed('chat-send', { as: person, body });
    expect(events[0]).toMatchObject({ event: 'turn', data: { askedId } });
    expect(events[0]?.data).not.toHaveProperty('text');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: 'Date.', status: 'done' } });
    expect((await call('chat-send', { as: person, body })).body).toMatchObject({ message: 'Date.' });
    const reused = await call('chat-send', { as: person, body: { ...body, mode: 'continue' } });
    expect(reused.body.error).toBe('message_id_reused');
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-KEEP-01] that fails changes nothing and is refunded, and the same one can be sent again', async () => {
    const person = await newPerson();
    const { replyId } = await say(person, 'Name a city', 'Rome.');
    model.answers('Name a city', refuses(400), says('Oslo.'));
    const before = await shownPath(person);
    const sent = { messageId: randomUUID() };
    expect((await answerAgain(person, replyId, sent)).body.error).toBe('model_failed');
    expect(await shownPath(person)).toEqual(before);
    expect(await usedToday(person)).toBe(1);
    expect((await answerAgain(person, replyId, sent)).body.message).toBe('Oslo.');
    expect(await shownTexts(person)).toEqual(['Name a city', 'Oslo.']);
    expect(await usedToday(person)).toBe(2);
  });

  test('[R-KEEP-01] and stopped is a version with the words that came', async () => {
    const person = await newPerson();
    const { replyId } = await say(person, 'Name a river', 'Nile.');
    const answer = held();
    model.answers('Name a river', answer.answer);
    const body = { mode: 'again', companionId: 'suki', messageId: randomUUID(), target: replyId };
    const reader = new Reader('chat-send', { as: person, body });
    await answer.piece('The long ');
    await reader.until(() => reader.text === 'The long ');
    await call('chat-stop', { as: person, body: { turnId: reader.turnId } });
    await reader.over;
    expect(await shownTexts(person)).toEqual(['Name a river', 'The long ']);
    expect((await shownPath(person))[1]).toMatchObject({ version: 2, versions: 2, previous_id: replyId });
  });

  test('[R-KEEP-02] in the middle begins a new path, and the old one stays with its length', async () => {
    const person = await newPerson();
    const { replyId } = await say(person, 'First question', 'First reply.', 'Another first reply.');
    await say(person, 'Second question', 'Second reply.');
    await answerAgain(person, replyId);
    const path = await shownPath(person);
    expect(path.map(({ message_text }) => message_text)).toEqual(['First question', 'Another first reply.']);
    expect(path[1]).toMatchObject({ version: 2, versions: 2, previous_id: replyId, previous_messages: 3 });
    await showVersion(person, replyId);
    expect(await shownTexts(person)).toEqual([
      'First question',
      'First reply.',
      'Second question',
      'Second reply.',
    ]);
  });

  test('[R-KEEP-01] is refused for what is no shown reply of the caller, and costs nothing', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { askedId, replyId } = await say(person, 'Name a bird', 'Owl.');
    const theirs = await say(other, 'Name a fish', 'Eel.');
    const edited = await edit(person, replyId, 'Crow.', false);
    const targets = [askedId, replyId, theirs.replyId, theirs.askedId, randomUUID()];
    for (const target of targets) {
      expect((await answerAgain(person, target)).body.error, target).toBe('not_found');
    }
    const elsewhere = { companionId: 'amara' };
    expect((await answerAgain(person, String(edited.body.edited), elsewhere)).body.error).toBe('not_found');
    expect(await usedToday(person)).toBe(1);
    expect(await storedMessages(person, 'suki')).toHaveLength(3);
  });

  test('[R-KEEP-01] while another one is being written is refused', async () => {
    const person = await newPerson();
    const { replyId } = await say(person, 'Name a tree', 'Oak.');
    const answer = held();
    model.answers('Name a tree', answer.answer);
    const first = answerAgain(person, replyId);
    await answer.asked;
    expect((await answerAgain(person, replyId)).body.error).toBe('turn_running');
    await answer.piece('Elm.');
    await answer.finish();
    expect((await first).body.message).toBe('Elm.');
    expect(await usedToday(person)).toBe(2);
  });
});

describe.concurrent('the modes of chat-send', () => {
  test.each<[string, Record<string, unknown>]>([
    ['another mode', { mode: 'replace' }],
    ['no mode but null', { mode: null }],
    ['again without a target', { mode: 'again', target: undefined }],
    ['again of no id', { mode: 'again', target: 'last' }],
    ['continue without an id of its own', { mode: 'continue', messageId: undefined }],
    ['an edit without a text', { mode: 'edit', text: undefined, reply: true }],
    ['an edit with a blank text', { mode: 'edit', text: ' ', reply: false }],
    ['an edit that does not say whether to reply', { mode: 'edit' }],
    [
      "an edit in the seeds' form",
      { mode: 'edit', text: undefined, messages: [{ role: 'user', content: 'Hi' }] },
    ],
  ])('[R-API-02] refuse %s', async (_name, fields) => {
    const person = await newPerson();
    const body = { ...message('suki', 'Hello'), target: randomUUID(), ...fields };
    expect((await call('chat-send', { as: person, body })).body.error).toBe('invalid_input');
    expect(await usedToday(person)).toBe(0);
  });

  test('[R-API-15] are send when none is named', async () => {
    const person = await newPerson();
    model.answers('With a mode', says('Yes.'));
    const body = { mode: 'send', ...message('suki', 'With a mode') };
    expect((await call('chat-send', { as: person, body })).body.message).toBe('Yes.');
  });
});
