import { tenseOf } from './detail.ts';
import { type Move, move } from './move.ts';
import { greetsFirst, type Sentence } from './sentences.ts';
import { asks, isFelt } from './statements.ts';

const LONGEST_GREETING = 14;

/**
 * What the first message of a conversation is where nothing better is known of it: a greeting returned in some words,
 * or an answer to the question that the companion greeted with. Null for any other.
 */
export function openingMove(
  said: string,
  sentences: readonly Sentence[],
  pressing: Move,
  isOfMatter: boolean,
): Move | null {
  const { intent, slots } = pressing;
  if (LOW_KEY.test(intent) && greetsFirst(said) && said.split(/\s+/).length <= LONGEST_GREETING)
    return move('greeting');
  if (sentences.some(asks)) return null;
  const isAnswer =
    intent === 'plain' ? !isOfMatter || isFragment(sentences) : isFragmentOnly(intent, said, sentences);
  return isAnswer ? move('greeted', slots) : null;
}

/** Nothing sad, and nothing that has an answer of its own. */
const LOW_KEY = /^(plain|glad|amused|unknown-question)$/;
const LOW = /^(sad|worried|tired|angry|mixed)$/;

/** 'Rain that can't make up its mind' is no complaint. */
function isFragmentOnly(intent: string, said: string, sentences: readonly Sentence[]): boolean {
  return LOW.test(intent) && !isFelt(said) && isFragment(sentences);
}

/** 'The dishwasher, and rain.' */
function isFragment(sentences: readonly Sentence[]): boolean {
  return sentences.every(
    ({ text }) => !/\b(i|i'm|i've|we|is|are|was|were|am|has|have)\b/i.test(text) && tenseOf(text) === null,
  );
}
