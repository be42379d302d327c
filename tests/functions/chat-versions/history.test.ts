import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, type Person } from '../support/people.ts';
import {
  answerAgain,
  clear,
  continueReply,
  edit,
  remove,
  restore,
  shownPath,
  showVersion,
  talk,
} from '../support/versions.ts';

const model = scriptModel();

/** Says something new and returns what the model was told before it. */
async function historyOf(person: Person, text: string) {
  model.answers(text, says('Noted.'));
  await call('chat-send', { as: person, body: message('suki', text) });
  return toldBefore(text);
}

/** What the model was told, without the system prompt and the last thing said. */
const toldBefore = (text: string) =>
  (model.requests(text).at(-1)?.body.messages.slice(1, -1) ?? []).map(({ content }) => content);

const textsOf = (path: { message_text: string | null }[]) => path.map(({ message_text }) => message_text);

describe.concurrent('the captured history', () => {
  test('[R-KEEP-04] is the shown path alone after another reply, a switch, an edit and a continuation', async () => {
    const person = await newPerson('ultimate');
    const [, first, second] = await talk(person, 4);
    model.answers('Question 1', says('Reply 1, again'));
    const again = await answerAgain(person, first?.id ?? '');
    expect(toldBefore('Question 1')).toEqual([]);
    expect(await historyOf(person, 'After another reply')).toEqual(['Question 1', 'Reply 1, again']);

    await showVersion(person, first?.id ?? '');
    expect(await historyOf(person, 'After a switch')).toEqual([
      'Question 1',
      'Reply 1',
      'Question 2',
      'Reply 2',
    ]);

    model.answers('Question 2, edited', says('Reply 2, edited'));
    await edit(person, second?.id ?? '', 'Question 2, edited', true);
    expect(toldBefore('Question 2, edited')).toEqual(['Question 1', 'Reply 1']);
    await edit(person, first?.id ?? '', 'Reply 1, edited', false);
    expect(await historyOf(person, 'After edits')).toEqual(['Question 1', 'Reply 1, edited']);

    await showVersion(person, String(again.body.replyId));
    model.answers('Reply 1, again', says('and on.'));
    await continueReply(person, String(again.body.replyId));
    expect(await historyOf(person, 'After going on')).toEqual(['Question 1', 'Reply 1, again and on.']);
  });

  test('[R-KEEP-04] skips what is deleted, and has it again when that is undone', async () => {
    const person = await newPerson('ultimate');
    const [, reply] = await talk(person, 4);
    await remove(person, reply?.id ?? '');
    expect(await historyOf(person, 'After a deletion')).toEqual(['Question 1', 'Question 2', 'Reply 2']);
    await restore(person, reply?.id ?? '');
    expect(await historyOf(person, 'After an undo')).toEqual([
      'Question 1',
      'Reply 1',
      'Question 2',
      'Reply 2',
      'After a deletion',
      'Noted.',
    ]);
  });

  test('[R-KEEP-04] is empty after Clear, and has both when the cleared chat is brought back', async () => {
    const person = await newPerson('ultimate');
    await talk(person, 2);
    const cleared = await clear(person);
    expect(await historyOf(person, 'After Clear')).toEqual([]);
    await restore(person, cleared ?? '');
    expect(await historyOf(person, 'After its undo')).toEqual([
      'Question 1',
      'Reply 1',
      'After Clear',
      'Noted.',
    ]);
  });

  test('[R-KEEP-04, R-TURN-03] holds the ten messages before the one that is answered, on whatever path', async () => {
    const person = await newPerson('ultimate');
    const path = await talk(person, 30);
    expect(await historyOf(person, 'At the end')).toEqual(textsOf(path.slice(-10)));
    model.answers('Question 8', says('Reply 8, again'));
    await answerAgain(person, path[15]?.id ?? '');
    expect(toldBefore('Question 8')).toEqual(textsOf(path.slice(4, 14)));
    expect(await historyOf(person, 'At the new end')).toEqual([
      ...textsOf(path.slice(6, 15)),
      'Reply 8, again',
    ]);
    expect(textsOf(await shownPath(person)).slice(-3)).toEqual([
      'Reply 8, again',
      'At the new end',
      'Noted.',
    ]);
  });
});
