import { contentWords, isSlipOf } from './content-words.ts';
import { pointsOf } from './cues.ts';
import { isAgreement, isPassing } from './passing.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, sentencesOf } from './sentences.ts';
import { spelled } from './spelled.ts';

const ownWord = /\b(?:I|I'\p{L}+|im|ive|me|my|mine|we|we'\p{L}+|us|our)\b/iu;
const otherWord = /\b(?:he|him|she|it|they|them|his|her|their|you|your)\b/iu;
/**
 * Whether the quoted words can stand as the person said them, where the model's own say more or less: lasting, real,
 * about the one who speaks, and nothing that is for the memory page alone.
 */
export function isOwnStatement(quote: string, proposed: string, message: string): boolean {
  const clauses = clausesOf(quote, message);
  const said = clauses.map(({ text }) => text).join(' ');
  const isNamed = namesOwn(message.slice(0, message.indexOf(quote)) + quote, proposed);
  return (
    (contentWords(quote).length >= 2 || isAgreement(quote)) &&
    (pointsOf(spelled(quote)) >= 0 || isMostlyOf(quote, proposed)) &&
    clauses.length > 0 &&
    clauses.every(({ isReal }) => isReal) &&
    (ownWord.test(quote) || !otherWord.test(said) || isAgreement(quote) || isNamed) &&
    !isPassing(isNamed ? quote.replace(/^(?:he|she)\b/i, 'My') : quote) &&
    !sensitiveTopic(quote)
  );
}

/** The clauses that a quote is of, read from where its sentence begins: it tells whether they are real. */
export function clausesOf(quote: string, message: string): Clause[] {
  const [before = ''] = message.slice(0, message.indexOf(quote)).match(/[^.!?\n]*$/) ?? [];
  const quoted = new Set(contentWords(quote));
  return sentencesOf(before + quote)
    .flatMap((sentence) => sentence.clauses)
    .filter(({ text }) => contentWords(text).some((word) => quoted.has(word)));
}

/** Whether somebody is named whom the model knows as one of the person's: 'My partner Graeme' of 'graeme's away, he cooks'. */
export function namesOwn(said: string, proposed: string): boolean {
  const name = ownName(proposed);
  return name !== null && said.toLowerCase().includes(name);
}

const ownPerson = /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){1,3}(\p{Lu}\p{L}+)/u;

function ownName(proposed: string): string | null {
  return proposed.match(ownPerson)?.[1]?.toLowerCase() ?? null;
}

/** The sentence before a quote that names who is meant in it: 'Lewis rang. He's a nurse now'; empty where none does. */
export function namingSentence(quote: string, proposed: string, message: string): string {
  if (namesOwn(quote, proposed)) return '';
  const before = sentencesOf(message.slice(0, message.indexOf(quote)));
  return before.findLast((sentence) => namesOwn(sentence.quote, proposed))?.quote ?? '';
}

/** Whether half of the words of weight that were quoted are the model's own: it has only put them in another form. */
function isMostlyOf(quote: string, proposed: string): boolean {
  const [quoted, own] = [contentWords(quote), contentWords(proposed)];
  const shared = quoted.filter((word) => own.some((known) => known === word || isSlipOf(word, known)));
  return shared.length * 2 >= quoted.length;
}
