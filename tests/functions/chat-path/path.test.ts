import { describe, expect, test } from 'vitest';
import { held } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { expireChats, openChat } from '../support/fixtures.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, planOf } from '../support/people.ts';
import { edit, newVersions, remove, shownPath, shownTexts, showVersion, talk } from '../support/versions.ts';

const model = scriptModel();

describe.concurrent('showing a version', () => {
  test('[R-KEEP-01] that is shown already changes nothing', async () => {
    const person = await newPerson();
    const { ids } = await newVersions(person, 2);
    const before = await shownPath(person);
    expect(await showVersion(person, ids[1] ?? '')).toEqual({ status: 200, body: { success: true } });
    expect(await shownPath(person)).toEqual(before);
  });

  test('[R-KEEP-02] shows what followed it when it was last shown', async () => {
    const person = await newPerson();
    const [first, reply, second] = await talk(person, 4);
    const edited = await edit(person, second?.id ?? '', 'Question 2, edited', false);
    await edit(person, first?.id ?? '', 'Question 1, edited', false);
    expect(await shownTexts(person)).toEqual(['Question 1, edited']);
    await showVersion(person, first?.id ?? '');
    expect((await shownPath(person)).map(({ id }) => id)).toEqual([first?.id, reply?.id, edited.body.edited]);
  });

  test('[R-KEEP-01] is refused beside a path that is not shown, for a deleted one and in another chat', async () => {
    const person = await newPerson('ultimate');
    const [first, , second] = await talk(person, 4);
    const edited = await edit(person, second?.id ?? '', 'Question 2, edited', false);
    const other = await edit(person, first?.id ?? '', 'Question 1, edited', false);
    expect((await showVersion(person, second?.id ?? '')).body.error).toBe('not_found');
    expect((await showVersion(person, String(edited.body.edited))).body.error).toBe('not_found');
    expect((await showVersion(person, first?.id ?? '', 'amara')).body.error).toBe('not_found');
    await showVersion(person, first?.id ?? '');
    await remove(person, String(other.body.edited));
    expect((await showVersion(person, String(other.body.edited))).body.error).toBe('not_found');
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1', 'Question 2, edited']);
  });

  test('[R-KEEP-01] is refused while a reply is being written', async () => {
    const person = await newPerson();
    const { ids } = await newVersions(person, 2);
    const answer = held();
    model.answers('No switch now', answer.answer);
    const running = call('chat-send', { as: person, body: message('suki', 'No switch now') });
    await answer.asked;
    expect(await showVersion(person, ids[0] ?? '')).toMatchObject({
      status: 409,
      body: { error: 'turn_running' },
    });
    await answer.piece('Done.');
    await answer.finish();
    await running;
    expect((await showVersion(person, ids[0] ?? '')).status).toBe(200);
    expect(await shownTexts(person)).toEqual(['Question 1', 'Reply 1']);
  });

  test("[R-KEEP-10] is refused in an expired chat, with the plan's minutes", async () => {
    const person = await newPerson();
    const { temporary_chat_minutes: minutes } = await planOf('free');
    const { ids } = await newVersions(person, 2);
    const chatId = await openChat(person);
    await expireChats(person);
    const { body } = await call('chat-path', { as: person, body: { chatId, messageId: ids[0] } });
    expect(body).toMatchObject({
      error: 'chat_expired',
      detail: expect.stringContaining(`a new ${minutes}-minute session.`),
    });
  });
});
