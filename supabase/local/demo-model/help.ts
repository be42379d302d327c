import { helpIntents, intentIn } from './intents.ts';
import { type Move, move } from './move.ts';
import type { Sentence } from './sentences.ts';
import { asks } from './statements.ts';

/** Help that is owed before condolences, and before what a companion tells of the animal or the sport in question. */
const FIRST = /^(explain-death|explain-hard|pet-sick|comfort|could-i-body)$/;

/**
 * One honest first step for somebody who asks for help with a matter of a frequent kind, read in the whole message:
 * the question and what it is about often stand in two sentences.
 */
export function helpOf(said: string, sentences: readonly Sentence[]): (Move & { isFirst: boolean }) | null {
  if (!sentences.some(asks)) return null;
  const name = intentIn(helpIntents, sentences.map(({ text }) => text).join('. '))?.name;
  return name === undefined || said.length > LONGEST_QUESTION
    ? null
    : { ...move(name), isFirst: FIRST.test(name) };
}

const LONGEST_QUESTION = 400;
