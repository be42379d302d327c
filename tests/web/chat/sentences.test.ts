import { expect, it } from 'vitest';
import { hearMore, nothingHeard } from '../../../web/src/features/chat/sentences.ts';

it('a growing reply is heard sentence by sentence, each once and none early', () => {
  const reply = 'Hello! I paid 3.50 for it. Then "Why?" she asked\nand left';
  let heard = nothingHeard;
  for (let length = 0; length <= reply.length; length += 1) {
    const before = heard.sentences;
    heard = hearMore(heard, reply.slice(0, length), false);
    expect(heard.sentences.slice(0, before.length)).toEqual(before);
  }
  expect(heard.sentences[0]).toBe('Hello!');
  expect(heard.sentences[1]).toBe('I paid 3.50 for it.');
  expect(heard.sentences).not.toContain('and left');
  heard = hearMore(heard, reply, true);
  expect(heard.sentences.join(' ')).toBe(reply.replace('\n', ' '));
});

it('nothing is new to hear until the next sentence is complete', () => {
  const heard = hearMore(nothingHeard, 'Hello! How', false);
  expect(hearMore(heard, 'Hello! How are', false)).toBe(heard);
  expect(hearMore(heard, 'Hello! How are you?', true).sentences).toEqual(['Hello!', 'How are you?']);
});

it('another reply is heard from its beginning', () => {
  const heard = hearMore(nothingHeard, 'Hello! How are you?', true);
  expect(hearMore(heard, '', false)).toEqual(nothingHeard);
  expect(hearMore(heard, 'Good evening. I', false).sentences).toEqual(['Good evening.']);
});

it('an empty reply has no sentences', () => {
  expect(hearMore(nothingHeard, '', true)).toBe(nothingHeard);
});
