import { expect } from 'vitest';
import { shared, voices } from '../../../supabase/local/demo-model/lines.ts';
import { Conversation, isOwnAnswer, seeded, seededPrompt } from './conversation.ts';

/** The first reply of a seeded companion. */
export const replyOf = (id: string, text: string) => new Conversation(seededPrompt(id)).say(text);
const plain = (text: string) => text.toLowerCase().replace(/,? nadia/g, '');
/** The longest piece of a line that holds no slot: by it the line is known in a reply. */
const pieceOf = (line: string) =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Whether a reply has one of the lines under one of the headings. */
export function isOf(reply: string, ...headings: string[]): boolean {
  const lines = headings.flatMap((heading) =>
    [shared, ...voices].flatMap(({ byIntent }) => byIntent.get(heading) ?? []),
  );
  return lines.some((line) => plain(reply).includes(plain(pieceOf(line)).trim()));
}

/** Every companion but those who answer it from their own page. */
export function expectOf(text: string, heading: string): void {
  const replies = seeded.map((id) => replyOf(id, text)).filter((reply) => !isOwnAnswer(reply));
  expect(replies.length).toBeGreaterThan(seeded.length / 2);
  for (const reply of replies) expect(isOf(reply, heading), reply).toBe(true);
}
