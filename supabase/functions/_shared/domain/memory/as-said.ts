import { FACT_MAX_LENGTH } from '#contracts/fields.ts';
import { contentWords } from './content-words.ts';
import { isPassing } from './passing.ts';
import { asSentence } from './proposed-fact.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, jokes, type Sentence, sentencesOf } from './sentences.ts';
import { KIN, PETS, somebody } from './shapes/words.ts';
import { datesFrom } from './time-words.ts';

const ownWord = /\b(?:I|I'\p{L}+|im|ive|my|me|mine|we|we'\p{L}+|us|our|ours|myself)\b/iu;
const self = /\b(?:I|I'\p{L}+|im|ive)\b/iu;
/** Begins to speak of the companion. */
const ofCompanion = /^(?:you|you'\p{L}+|u|ur|your)\b/iu;
/** Speaks of somebody else. */
const ofAnother =
  /\b(?:he|she|they)(?:'\p{L}+)? \p{L}|\b(?:his|their)\b|^her \p{L}|\b(?:the|an?|some|this) (?:\p{L}+ )?(?:boy|girl|man|woman|lady|guy|bloke|kid|lad)\b/iu;
/** What a model says of somebody or something of the person's own. */
const ofOnesOwn = new RegExp(
  `^(?!I\\b|We\\b)|\\b(?:who|which|called|named)\\b|\\b(?:my|an?|our) (?:\\p{L}+ ){0,2}(?:${KIN}|${PETS}|parents|mate|colleague|neighbou?r)\\b`,
  'iu',
);
/** Not there yet, or what others were made to believe. */
const wished =
  /\b(?:maybe|perhaps)\b|\bI (?:should(?! never)|might)\b|\bI(?: just)? told (?:them|him|her|every\p{L}+)(?: all)? (?:that|I|we|it|my)\b/iu;
/** Of 'I want to speak it before I am 60' the end says nothing. */
const condition = /^(?:before|until|till|by the time) \S+(?: \S+){0,2}$/iu;
/** After these the words of a question go on. */
const goesOn = /\b(?:say|said|think|thought|that|if|when|like|know|bet|wish)\s+$/i;
const askedBefore = /^(?:I|I'?m|my|we)\b/i;

/** The clauses that a quote is of, read from where its sentence begins: it tells whether they are real. */
export function clausesOf(quote: string, message: string): Clause[] {
  const [before = ''] = message.slice(0, message.indexOf(quote)).match(/[^.!?\n]*$/) ?? [];
  const quoted = new Set(contentWords(quote));
  const sentences = sentencesOf(before + quote);
  // Of 'you know what keeps me going I save up for a boat' the question ends before the quote.
  const isApart =
    askedBefore.test(quote) && !goesOn.test(before) && sentences.every(({ clauses }) => clauses.length === 0);
  return (isApart ? sentencesOf(quote) : sentences)
    .flatMap(({ clauses }) => clauses)
    .filter(({ text }) => contentWords(text).some((word) => quoted.has(word)));
}

/** Whether quoted words are said in earnest, and speak of whom the model says. */
export function isMeantAs(proposed: string, quote: string, message: string): boolean {
  const said = clausesOf(quote, message).map(({ text }) => text);
  const isOwn = said.some((text) => ownWord.test(text));
  return (
    said.length > 0 &&
    !condition.test(quote) &&
    !sentencesOf(message).some((sentence) => sentence.quote.includes(quote) && jokes.test(sentence.quote)) &&
    (!said.some((text) => wished.test(text)) ||
      said.some((text) => ownWord.test(text) && !wished.test(text))) &&
    ![quote, said.join(' ')].some((text) => ofCompanion.test(text) && !self.test(text)) &&
    (ofOnesOwn.test(proposed) || isOwn || !said.some((text) => ofAnother.test(text)))
  );
}

/** A longer sentence says more than what was quoted of it. */
const LONGEST = 160;
/** So many sentences beside a quote may say whom or what it speaks of. */
const MOST_BESIDE = 2;
/** Who is called by name, no place where they are. */
const names = /(?<=[^.] )(?<!\b(?:in|at|to|from|on|near|of) )(?!I\b)\p{Lu}\p{L}+/gu;

/**
 * What was quoted, word for word, with the sentences beside it that have the words of what the model says, and those of
 * earlier messages that name whom it speaks of; empty where it cannot stand: supposed, told by others, sensitive, or of
 * others alone.
 */
export function asSaid(
  quote: string,
  proposed: string,
  message: string,
  before: readonly string[],
  day: string | undefined,
): string {
  const quoted = clausesOf(quote, message);
  const called = [...(proposed.match(names) ?? []), ...(proposed.match(somebody) ?? [])];
  const ofTheirs = new RegExp(
    `(?<!\\b(?:an?|his|her|their|the) (?:\\p{L}+ )?)\\b(?:${called.join('|') || '(?!)'})\\b`,
    'iu',
  );
  const isOwn = (words: string) => ownWord.test(words) || ofTheirs.test(words);
  if (
    sensitiveTopic(quote) ||
    quoted.some(({ text, isSupposed }) => isSupposed || sensitiveTopic(text) === 'others') ||
    (quoted.some(({ isReal }) => !isReal) && (self.test(quote) || !isOwn(message)))
  )
    return '';
  const sentences = sentencesOf(message);
  const at = sentences.findIndex((sentence) => sentence.quote.includes(quote));
  const whole = sentences[at];
  const isWhole = whole && whole.quote.length <= LONGEST && mayStand(whole, whole.quote);
  const dated = (words: string) => asSentence(datesFrom(words, day, true));
  const [meant, whom] = [proposed, called.join(' ')].map((words) => new Set(contentWords(words)));
  const beside = [
    ...sentences
      .slice(at + 1, at < 0 ? 0 : at + 2)
      .map((sentence) => ({ sentence, words: meant, isAfter: true })),
    ...sentencesOf(message.slice(0, message.indexOf(quote)))
      .map((sentence) => ({ sentence, words: meant, isAfter: false }))
      .reverse(),
    ...before
      .flatMap(sentencesOf)
      .map((sentence) => ({ sentence, words: whom, isAfter: false }))
      .reverse(),
  ];
  let said = dated(isWhole ? whole.quote : quote);
  let taken = 0;
  for (const { sentence, words, isAfter } of beside) {
    const known = contentWords(said);
    const isNew = contentWords(sentence.quote).some((word) => words?.has(word) && !known.includes(word));
    const longer = isAfter ? `${said} ${dated(sentence.quote)}` : `${dated(sentence.quote)} ${said}`;
    if (
      !isNew ||
      taken === MOST_BESIDE ||
      whole?.quote.includes(sentence.quote) ||
      !mayStand(sentence, longer)
    )
      continue;
    said = longer;
    taken++;
  }
  const words = contentWords(said);
  const isWorth =
    words.length > 1 && words.some((word) => meant?.has(word)) && (words.length > 3 || !isPassing(said));
  return isWorth && (isOwn(said) || !ofAnother.test(said)) ? said : '';
}

/** Neither supposed nor asked, and nothing sensitive together with what it stands beside. */
function mayStand({ clauses }: Sentence, text: string): boolean {
  return (
    clauses.length > 0 &&
    clauses.every(({ isSupposed }) => !isSupposed) &&
    text.length <= FACT_MAX_LENGTH &&
    !sensitiveTopic(text)
  );
}
