import { contentWords } from './content-words.ts';
import { isLasting, isNamed, namesWho, subjectOf } from './lasting-cues.ts';
import { isAgreement, isPassing, isPassingChoice } from './passing.ts';
import { asSentence, type ProposedFact } from './proposed-fact.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, type Sentence, spelled, sung } from './sentences.ts';
import { datesFrom } from './time-words.ts';

/** A shorter part says little without the one before ('Trevor rang. That's my brother.'), a longer one too much. */
const SHORT = 40;
const LONG = 140;
const LONGEST = 220;
const MOST = 2;

/** A part of a message that says one thing: a sentence, or of a long one a clause. */
type Part = { text: string; sentence: Sentence; clauses: readonly Clause[]; isClaim: boolean };

/** What leaves the reader asking what is meant: 'That's my brother', 'My favorite film'. */
const pointing =
  /^(?:he|she|it|they|that|those|these|this|which|there|favou?rite|(?:the )?best|called|named|both)\b|^(?:my|our) (?:\p{L}+ ){1,3}?\p{L}+$|\b(?:I|we) (?:can't )?\p{L}+ (?:it|them|him|her|one|that thing)\b|^\P{Z}+ years (?:he|she|they)\b/iu;

/** What is said on of the same: 'He's a whippet'. */
const goesOn = /^(?:he|she|it|they)(?:'s| is| was| are| lives?| works?)\b/iu;

/** The first words about something lasting, as they were said, where no shape tells what they say; and which. */
export function asSaid(
  sentences: readonly Sentence[],
  day: string | undefined,
  isFound: (clause: Clause) => boolean,
): { facts: ProposedFact[]; told: Set<Clause> } {
  const parts = sentences.flatMap(partsOf);
  const facts: ProposedFact[] = [];
  const told = new Set<Clause>();
  for (const [at, part] of parts.entries()) {
    if (facts.length === MOST || !part.isClaim || part.clauses.some((one) => told.has(one) || isFound(one)))
      continue;
    const who = namesWho(part.text);
    const next = who !== null && isNamed(parts[at + 1]?.text ?? '') ? parts[at + 1] : undefined;
    if (!(next?.isClaim || isLasting(part.text)) || sensitiveTopic(part.text)) continue;
    const said = withContext(parts, at, next?.isClaim ? next : undefined);
    const text = said.map((one) => asSentence(datesFrom(one.text, day))).join(' ');
    if (
      contentWords(text).length < 2 ||
      text.length > LONGEST ||
      isVague(text, said.length) ||
      sensitiveTopic(text)
    )
      continue;
    for (const clause of said.flatMap(({ clauses }) => clauses)) told.add(clause);
    const subject = next ? `${who}:${next.text.toLowerCase().match(/^\P{Z}+/u)?.[0]}` : subjectOf(text);
    facts.push({
      text,
      quote: part.sentence.quote,
      subject,
      about: isAgreement(text) ? 'companion' : 'self',
    });
  }
  return { facts, told };
}

function partsOf(sentence: Sentence): Part[] {
  const { quote, clauses } = sentence;
  if (clauses.length === 0 || sung.test(quote)) return [];
  const whole = spelled(quote);
  if (
    quote.length <= LONG &&
    clauses.every(({ isClaim }) => isClaim) &&
    !isVague(asSentence(whole)) &&
    !sensitiveTopic(whole)
  )
    return [{ text: whole, sentence, clauses, isClaim: true }];
  return clauses.flatMap((clause) =>
    // Who strings everything together with commas still says one thing after another.
    (clause.text.length > LONG ? clause.text.split(', ') : [clause.text]).map((text) => ({
      text,
      sentence,
      clauses: [clause],
      isClaim: clause.isClaim && text.length <= LONG,
    })),
  );
}

/** A part with the one after that names whom it speaks of; with what it points to, and what is said on of the same. */
function withContext(parts: readonly Part[], at: number, named: Part | undefined): Part[] {
  const part = parts[at] as Part;
  if (named) return [part, named];
  const needsMore = part.text.length < SHORT || pointing.test(part.text);
  const [before, after] = [parts[at - 1], parts[at + 1]].map((one) =>
    one?.isClaim && one.text.length + part.text.length <= LONGEST ? one : undefined,
  );
  const said = needsMore && before ? [before, part] : [part];
  const isGoneOn = part.text.length < SHORT && after && goesOn.test(after.text);
  return isGoneOn ? [...said, after] : said;
}

/** Whether it leaves the reader asking; with what it points to, only where it is of the day or to the companion. */
function isVague(text: string, parts = 1): boolean {
  return parts > 1
    ? isPassingChoice(text.replace(/^\P{L}*\p{L}+/u, 'So'), Number.POSITIVE_INFINITY)
    : isPassing(text);
}
