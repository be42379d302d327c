import { contentWords, isSlipOf } from './content-words.ts';
import { implied } from './implied-words.ts';

/** What a model says a thing with: it names nobody and nothing, and may stand unsaid, once in five words. */
const framing = new Set(
  contentWords(
    'take attend go visit use own keep hobby pastime habit goal plan want wish love like enjoy prefer favorite kind ' +
      'currently recently regularly usually often always called from work live learn study drive eat drink watch play',
  ),
);
const FREE_SHARE = 0.2;
/** Shorter words are too much alike to be meant by one another. */
const longer = /\p{L}{6,}/gu;

/**
 * The words of weight are in the message, however they were typed, all but the few with which a model says it. What
 * the message speaks of may have its word from before it, names and numbers may not.
 */
export function hasItsWords(text: string, said: string, stated: string, context: string): boolean {
  const exact = new Set(contentWords((text.match(/(?<!^)\b\p{Lu}[\p{L}'’-]+|\d+/gu) ?? []).join(' ')));
  const [own, before] = [contentWords(said), new Set(contentWords(context))];
  const typed = said.toLowerCase().match(longer) ?? [];
  const meant = new Map(
    (text.toLowerCase().match(longer) ?? []).map((word) => [contentWords(word)[0], word] as const),
  );
  const isOwn = (word: string) =>
    own.some((known) => known === word || isSlipOf(known, word)) ||
    typed.some((known) => isSlipOf(known, meant.get(word) ?? ''));
  const words = contentWords(text);
  const lacking = words.filter(
    (word) => !isOwn(word) && (exact.has(word) || !(implied.get(word)?.test(stated) || before.has(word))),
  );
  return (
    words.some(isOwn) &&
    lacking.length <= words.length * FREE_SHARE &&
    lacking.every((word) => framing.has(word) && !exact.has(word))
  );
}
