import { expect } from 'vitest';
import { shared, voices } from '../../../supabase/local/demo-model/lines.ts';
import { Conversation, seeded, seededPrompt } from './conversation.ts';

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

/** Whether a reply is one that a companion's own file has for just that question. */
function isOwnAnswer(reply: string): boolean {
  const answers = voices.flatMap(({ own }) => own.flatMap(({ lines }) => lines));
  return answers.some((line) => plain(reply).includes(plain(line)));
}

/** The replies of the companions that do not answer it from their own page: most of them. */
export function sharedReplies(text: string): string[] {
  const replies = seeded.map((id) => replyOf(id, text)).filter((reply) => !isOwnAnswer(reply));
  expect(replies.length).toBeGreaterThan(seeded.length / 2);
  return replies;
}

/** Every companion but those who answer it from their own page has a line of the heading. */
export function expectOf(text: string, heading: string): void {
  for (const reply of sharedReplies(text)) expect(isOf(reply, heading), reply).toBe(true);
}
