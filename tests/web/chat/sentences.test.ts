import { expect, it } from 'vitest';
import { completeSentences } from '../../../web/src/features/chat/sentences.ts';

it('a growing reply is heard sentence by sentence, each once and none early', () => {
  const reply = 'Hello! I paid 3.50 for it. Then "Why?" she asked\nand left';
  const heard: string[] = [];
  for (let length = 0; length <= reply.length; length += 1) {
    heard.push(...completeSentences(reply.slice(0, length), false).slice(heard.length));
  }
  heard.push(...completeSentences(reply, true).slice(heard.length));
  expect(heard.join(' ')).toBe(reply.replace('\n', ' '));
  expect(heard[0]).toBe('Hello!');
  expect(heard[1]).toBe('I paid 3.50 for it.');
});

it('an empty reply has no sentences', () => {
  expect(completeSentences('', true)).toEqual([]);
});
