import { contentWords, isSlipOf } from './content-words.ts';
import { isLasting } from './lasting-cues.ts';
import { isAgreement, isPassing } from './passing.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { sentencesOf, spelled } from './sentences.ts';

const ownWord = /\b(?:I|I'\p{L}+|im|ive|me|my|mine|we|we'\p{L}+|us|our)\b/iu;
const otherWord = /\b(?:he|him|she|it|they|them|his|her|their|you|your)\b/iu;
/** A few words before the quote tell whether it is supposed or reported. */
const lastWords = /(?:\S+\s+){0,3}\S*$/;

/**
 * Whether the quoted words can stand as the person said them, where the model's own say more or less: lasting, real,
 * about the one who speaks, and nothing that is for the memory page alone.
 */
export function isOwnStatement(quote: string, proposed: string, message: string): boolean {
  const [before = ''] = message.slice(0, message.indexOf(quote)).match(lastWords) ?? [];
  const clauses = sentencesOf(before + quote).flatMap((sentence) => sentence.clauses);
  return (
    (contentWords(quote).length >= 2 || isAgreement(quote)) &&
    (isLasting(spelled(quote)) || isMostlyOf(quote, proposed)) &&
    clauses.length > 0 &&
    clauses.every(({ isReal }) => isReal) &&
    (ownWord.test(quote) || !otherWord.test(quote) || isAgreement(quote)) &&
    !isPassing(quote) &&
    !sensitiveTopic(quote)
  );
}

/** Whether half of the words of weight that were quoted are the model's own: it has only put them in another form. */
function isMostlyOf(quote: string, proposed: string): boolean {
  const [quoted, own] = [contentWords(quote), contentWords(proposed)];
  const shared = quoted.filter((word) => own.some((known) => known === word || isSlipOf(word, known)));
  return shared.length * 2 >= quoted.length;
}
