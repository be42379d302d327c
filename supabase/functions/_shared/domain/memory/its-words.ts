import { contentWords, isSlipOf } from './content-words.ts';
import { somebody } from './shapes/words.ts';

/** A model may say so many words in its own way. */
const MOST_LACKING = 1;
/** 'Lari' may be Larissa, who was named before. */
const SHORTEST = 4;
/** What somebody thinks of a thing is said with it. */
const attitudes = new Set(contentWords('like hate want prefer favorite'));
/** Shorter words are too much alike to be meant by one another. */
const longer = /\p{L}{6,}/gu;

/**
 * All words of weight but one, or but `most`, are in the message, however they were typed: that one is how a model says
 * it, and names nobody and no number. What the message speaks of may have its word from before it.
 */
export function hasItsWords(text: string, said: string, context: string, most = MOST_LACKING): boolean {
  const exact = new Set(contentWords((text.match(/(?<!^)\b\p{Lu}[\p{L}'’-]+|\d+/gu) ?? []).join(' ')));
  // Who somebody is may not be added: 'with my brother' where nobody was named.
  const people = new Set(contentWords((text.match(somebody) ?? []).join(' ')));
  const [own, before] = [contentWords(said), new Set(contentWords(context))];
  const typed = said.toLowerCase().match(longer) ?? [];
  const meant = new Map(
    (text.toLowerCase().match(longer) ?? []).map((word) => [contentWords(word)[0], word] as const),
  );
  const isOwn = (word: string) =>
    own.some((known) => known === word || isSlipOf(known, word) || isShortFor(known, word)) ||
    typed.some((known) => isSlipOf(known, meant.get(word) ?? ''));
  const isShortFor = (known: string, name: string) =>
    known.length >= SHORTEST && exact.has(name) && name.startsWith(known) && before.has(name);
  const words = contentWords(text);
  const lacking = words.filter((word) => !isOwn(word) && (!before.has(word) || attitudes.has(word)));
  return (
    words.some(isOwn) &&
    lacking.length <= most &&
    lacking.length * 2 < words.length &&
    lacking.every((word) => !exact.has(word) && !people.has(word))
  );
}
