import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EDITED_REPLY_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { held, refuses, says } from '../../support/model-answers.ts';
import { call, message, streamed } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { storedMessages, storedTurns } from '../support/stored.ts';
import {
  continueReply,
  edit,
  remove,
  shownPath,
  shownTexts,
  showVersion,
  talk,
} from '../support/versions.ts';

const model = scriptModel();

describe.concurrent('an edited message', () => {
  test('[R-KEEP-02] that is the sixth last of 200 begins a new path with its reply, and the old one stays', async () => {
    const person = await newPerson('ultimate');
    const before = await talk(person, 200);
    const used = await usedToday(person);
    expect(before).toHaveLength(200);
    const sixthLast = before.at(-6);
    model.answers('What I meant', says('What I understood.'));
    const { body } = await edit(person, sixthLast?.id ?? '', 'What I meant', true);
    expect(body).toMatchObject({ success: true, message: 'What I understood.' });

    const path = await shownPath(person);
    expect(path.map(({ message_text }) => message_text)).toEqual([
      ...before.slice(0, 194).map(({ message_text }) => message_text),
      'What I meant',
      'What I understood.',
    ]);
    expect(path.at(-2)).toMatchObject({
      id: body.askedId,
      version: 2,
      versions: 2,
      is_edited: false,
      previous_id: sixthLast?.id,
      previous_messages: 6,
    });
    expect(await usedToday(person)).toBe(used + 1);

    expect((await showVersion(person, sixthLast?.id ?? '')).status).toBe(200);
    const old = await shownPath(person);
    expect(old.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(old.at(-6)).toMatchObject({ version: 1, versions: 2, next_id: body.askedId, next_messages: 2 });
    expect(await usedToday(person)).toBe(used + 1);
  });

  test('[R-KEEP-02, R-KEEP-06] that is the fifth last, of the companion, begins a new path for free', async () => {
    const person = await newPerson('ultimate');
    const before = await talk(person, 10);
    const used = await usedToday(person);
    const target = before.at(-5)?.id ?? '';
    const { status, body } = await edit(person, target, 'What it should have said', false);
    expect([status, body]).toEqual([200, { success: true, edited: expect.any(String) }]);
    const path = await shownPath(person);
    expect(path).toHaveLength(6);
    expect(path.at(-1)).toMatchObject({
      id: body.edited,
      message_text: 'What it should have said',
      is_edited: true,
      version: 2,
      previous_messages: 5,
    });
    expect(await usedToday(person)).toBe(used);
    expect(await storedTurns(person, 'suki')).toHaveLength(5);
    await showVersion(person, target);
    expect((await shownPath(person)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await shownPath(person)).at(-5)).toMatchObject({ is_edited: false, next_messages: 1 });
  });

  test('[R-KEEP-02] is one version however often it is sent, and is returned as JSON to a reader of streams', async () => {
    const person = await newPerson();
    const [asked] = await talk(person, 2);
    const messageId = randomUUID();
    const sends = Array.from({ length: 5 }, () =>
      edit(person, asked?.id ?? '', 'Once edited', false, { messageId }),
    );
    const [first, ...others] = await Promise.all(sends);
    for (const other of others) expect(other).toEqual(first);
    expect(await shownPath(person)).toMatchObject([{ message_text: 'Once edited', version: 2, versions: 2 }]);
    const body = {
      mode: 'edit',
      companionId: 'suki',
      messageId: randomUUID(),
      target: first?.body.edited,
      text: 'Twice edited',
      reply: false,
    };
    const headers = { accept: 'text/event-stream' };
    const answer = await call('chat-send', { as: person, body, headers });
    expect(answer).toEqual({ status: 200, body: { success: true, edited: expect.any(String) } });
  });

  test('[R-KEEP-02] whose reply fails stays, is refunded, and gets its reply when it is sent again', async () => {
    const person = await newPerson();
    const [asked] = await talk(person, 2);
    const used = await usedToday(person);
    model.answers('Edited in vain', refuses(400), says('Not in vain.'));
    const sent = { messageId: randomUUID() };
    const failed = await edit(person, asked?.id ?? '', 'Edited in vain', true, sent);
    expect(failed.body.error).toBe('model_failed');
    expect(await shownTexts(person)).toEqual(['Edited in vain']);
    expect(await usedToday(person)).toBe(used);
    expect((await edit(person, asked?.id ?? '', 'Edited in vain', true, sent)).body.error).toBe(undefined);
    expect(await shownTexts(person)).toEqual(['Edited in vain', 'Not in vain.']);
    expect((await shownPath(person))[0]).toMatchObject({ version: 2, versions: 2 });
    expect(await usedToday(person)).toBe(used + 1);
  });

  test.each([true, false])(
    '[R-KEEP-02, R-SAFE-05] that speaks of a crisis gets help, reply %s',
    async (reply) => {
      const person = await newPerson();
      const before = await talk(person, 2);
      const used = await usedToday(person);
      const [asked, answered] = before;
      // What the companion is made to say is kept by nobody.
      if (!reply) {
        const { body } = await edit(person, answered?.id ?? '', 'I want to kill myself', reply);
        expect(body).toMatchObject({ success: true, safety: { topic: 'suicide' }, askedId: null });
        expect(await shownPath(person)).toEqual(before);
      }
      const { status, body } = await edit(person, asked?.id ?? '', 'I want to kill myself', reply);
      expect([status, body]).toMatchObject([200, { success: true, safety: { topic: 'suicide' } }]);
      expect(body).not.toHaveProperty('edited');
      expect(await shownPath(person)).toMatchObject([
        { id: body.askedId, previous_id: asked?.id, care_topic: 'suicide', care_level: 2 },
      ]);
      expect(await usedToday(person)).toBe(used);
    },
  );

  test('[R-KEEP-02, R-CARE-14] that is one with what was said before gets help, as a version of its own', async () => {
    const person = await newPerson();
    model.answers('I want to kill', says('Whom?'));
    await call('chat-send', { as: person, body: message('suki', 'I want to kill') });
    model.answers('time', says('Let us play.'));
    const { body } = await call('chat-send', { as: person, body: message('suki', 'time') });
    const before = await shownPath(person);
    const used = await usedToday(person);
    const caught = await edit(person, String(body.askedId), 'myself', true);
    expect(caught.body).toMatchObject({ safety: { topic: 'suicide' } });
    expect(await shownPath(person)).toMatchObject([
      { id: before[0]?.id },
      { id: before[1]?.id },
      { message_text: 'myself', previous_id: body.askedId, care_topic: 'suicide' },
    ]);
    expect(await usedToday(person)).toBe(used);
  });

  test('[R-KEEP-02] is refused for what the caller does not see, for the wrong side, and while a reply is written', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const [asked, reply] = await talk(person, 2);
    const [theirs] = await talk(other, 2);
    const edited = await edit(person, asked?.id ?? '', 'Now shown', false);
    const shown = String(edited.body.edited);
    for (const target of [asked?.id, reply?.id, theirs?.id, randomUUID()]) {
      for (const withReply of [true, false]) {
        const { body } = await edit(person, target ?? '', 'Changed', withReply);
        expect(body.error, `${target}, reply ${withReply}`).toBe('not_found');
      }
    }
    const answer = held();
    model.answers('Wait for it', answer.answer);
    const running = call('chat-send', { as: person, body: message('suki', 'Wait for it') });
    await answer.asked;
    for (const withReply of [true, false]) {
      expect((await edit(person, shown, 'Too early', withReply)).body.error).toBe('turn_running');
    }
    await answer.piece('Here.');
    await answer.finish();
    const { body } = await running;
    expect((await edit(person, String(body.replyId), 'Words', true)).body.error).toBe('not_found');
    await remove(person, String(body.replyId));
    expect((await edit(person, String(body.replyId), 'Words', false)).body.error).toBe('not_found');
    expect(await shownTexts(person)).toEqual(['Now shown', 'Wait for it']);
  });
});

describe.concurrent("a companion's edited words", () => {
  test('[R-KEEP-06] must keep the rules for replies, which a person need not', async () => {
    const person = await newPerson();
    const [asked, reply] = await talk(person, 2);
    for (const text of ['I am a real human being.', 'I am a licensed therapist.']) {
      const { status, body } = await edit(person, reply?.id ?? '', text, false);
      expect([status, body.error]).toEqual([400, 'content_refused']);
    }
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1']);
    expect(await storedMessages(person, 'suki')).toHaveLength(2);
    const own = await edit(person, asked?.id ?? '', 'I am a real human being.', false);
    expect(own.body).toHaveProperty('edited');
  });

  test("[R-KEEP-06] may be as long as a reply, a person's no longer than a message", async () => {
    const person = await newPerson();
    const [asked, reply] = await talk(person, 2);
    const long = 'é '.repeat(MESSAGE_MAX_LENGTH);
    expect((await edit(person, reply?.id ?? '', long, false)).body).toHaveProperty('edited');
    const longest = 'é'.repeat(EDITED_REPLY_MAX_LENGTH + 1);
    expect((await edit(person, asked?.id ?? '', longest, false)).body.error).toBe('too_large');
    for (const reply of [true, false]) {
      const { status, body } = await edit(person, asked?.id ?? '', long, reply);
      expect([status, body.error]).toEqual([413, 'too_large']);
    }
  });

  test('[R-KEEP-06] stay marked when they are continued', async () => {
    const person = await newPerson();
    const [, reply] = await talk(person, 2);
    const { body } = await edit(person, reply?.id ?? '', 'Words of mine', false);
    model.answers('Words of mine', says('and of yours.'));
    await continueReply(person, String(body.edited));
    expect((await shownPath(person))[1]).toMatchObject({
      message_text: 'Words of mine and of yours.',
      is_edited: true,
    });
  });

  test('[R-KEEP-06] are marked in a report and are what the model is told it said', async () => {
    const person = await newPerson();
    const [, reply] = await talk(person, 2);
    const { body } = await edit(person, reply?.id ?? '', 'I never said that', false);
    const reported = { companion_id: 'suki', message_id: body.edited, reason: 'other' };
    expect((await rest('reports', person, 'POST', reported, 'return=minimal')).status).toBe(201);
    expect(
      await sql('select message_text, message_is_edited from public.reports where user_id = $1', [person.id]),
    ).toEqual([{ message_text: 'I never said that', message_is_edited: true }]);

    model.answers('What did you say?', says('Nothing.'));
    const events = await streamed('chat-send', { as: person, body: message('suki', 'What did you say?') });
    expect(events.at(-1)).toMatchObject({ event: 'done' });
    expect(model.requests('What did you say?')[0]?.body.messages.slice(1)).toEqual([
      { role: 'user', content: 'Question 1' },
      { role: 'assistant', content: 'I never said that' },
      { role: 'user', content: 'What did you say?' },
    ]);
  });
});
