import { expect, it } from 'vitest';
import { nothingAnnounced, withNewSentences } from '../../../web/src/features/chat/reply-announcer.tsx';

it('a growing reply is announced sentence by sentence, each once and none before it is complete', () => {
  const reply = 'Hello! I paid 3.50 for it. Then "Why?" she asked\nand left';
  let announced = nothingAnnounced;
  for (let length = 0; length <= reply.length; length += 1) {
    const before = announced.sentences;
    announced = withNewSentences(announced, reply.slice(0, length), false);
    expect(announced.sentences.slice(0, before.length)).toEqual(before);
  }
  expect(announced.sentences[0]).toBe('Hello!');
  expect(announced.sentences[1]).toBe('I paid 3.50 for it.');
  expect(announced.sentences).not.toContain('and left');
  announced = withNewSentences(announced, reply, true);
  expect(announced.sentences.join(' ')).toBe(reply.replace('\n', ' '));
});

it('nothing new is announced until the next sentence is complete', () => {
  const announced = withNewSentences(nothingAnnounced, 'Hello! How', false);
  expect(withNewSentences(announced, 'Hello! How are', false)).toBe(announced);
  expect(withNewSentences(announced, 'Hello! How are you?', true).sentences).toEqual([
    'Hello!',
    'How are you?',
  ]);
});

it('another reply is announced from its beginning', () => {
  const announced = withNewSentences(nothingAnnounced, 'Hello! How are you?', true);
  expect(withNewSentences(announced, '', false)).toEqual(nothingAnnounced);
  expect(withNewSentences(announced, 'Good evening. I', false).sentences).toEqual(['Good evening.']);
});

it('an empty reply has no sentences', () => {
  expect(withNewSentences(nothingAnnounced, '', true)).toBe(nothingAnnounced);
});

it('[R-KEEP-03] the words that a continued reply begins with are not announced again', () => {
  const old = 'Good evening.';
  let announced = withNewSentences(nothingAnnounced, 'Something else.', true);
  announced = withNewSentences(announced, old, false, old);
  expect(announced.sentences).toEqual([]);
  expect(withNewSentences(announced, `${old} How are you?`, true, old).sentences).toEqual(['How are you?']);
});
