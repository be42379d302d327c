import { findCrisis } from '#contracts/care/care.ts';
import { contentWords } from './content-words.ts';
import { factsIn } from './facts-in.ts';
import { hasItsWords } from './its-words.ts';
import { listIn, numbered, textOf } from './model-answer.ts';
import { clausesOf, isOwnStatement, namesOwn, namingSentence } from './own-statement.ts';
import { passageOf } from './passages.ts';
import { isMomentary, isPassingChoice } from './passing.ts';
import { asSentence, FACT_MAX_LENGTH, type ProposedFact } from './proposed-fact.ts';
import { replacedBy } from './replaced.ts';
import { isSaidAlike, namesTheSame, negations } from './said-alike.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, ownWords, sentencesOf } from './sentences.ts';
import { plainClause } from './shapes/compile.ts';
import { datesFrom } from './time-words.ts';

/** A message of the person, or a fact that is known of them. */
export type Told = { id: string; text: string };

export type GroundedFact = ProposedFact & { messageId: string; replaces: string | null };

/**
 * The facts in a model's answer that the person's own messages hold: every word of weight, name and number is in the
 * message, said of the same one, neither asked nor supposed nor denied there; else the quoted words themselves, where
 * they can stand alone (R-MEM-02, R-MEM-03). What is sensitive, of the day, an instruction or known already falls.
 * `day` (ISO) is the day the messages were written.
 */
export function groundedFacts(
  answer: string,
  messages: readonly Told[],
  facts: readonly Told[],
  day?: string,
  companionName = '',
): GroundedFact[] {
  const kept: GroundedFact[] = [];
  for (const item of listIn(answer, 'facts')) {
    const message = numbered(messages, item.message);
    const before = message ? messages.slice(0, messages.indexOf(message)) : [];
    const context = [...before, ...facts, ...kept].map(({ text }) => text).join('\n');
    const quotes = kept.filter(({ messageId }) => messageId === message?.id).map(({ quote }) => quote);
    const fact = message && groundedFact(item, message, { before: context, quotes, companionName }, day);
    if (!fact || isKnown(fact.text, [...facts, ...kept])) continue;
    const replaced = numbered(facts, item.replaces);
    const meant = replaced && isSameMatter(fact, replaced.text) ? replaced.id : null;
    const replaces =
      (item.replaces ?? null) === null ? replacedBy(`${fact.text} ${fact.quote}`, facts) : meant;
    kept.push({ ...fact, messageId: message.id, replaces });
  }
  return kept;
}

/** With fewer points a model took for lasting what was said in passing. */
const LEAST = -2.4;
/** The same where it is most of the message, or a shape knows it. */
const LEAST_PLAIN = -4.2;
/** With so many, what the model said of it in words of its own is kept as it was said. */
const ENOUGH = -1;

function groundedFact(
  item: Record<string, unknown>,
  message: Told,
  context: { before: string; quotes: string[]; companionName: string },
  day: string | undefined,
): ProposedFact | null {
  const proposed = textOf(item.fact).replace(/^I work as (?=an? )/, 'I am ');
  const quote = quoteIn(message.text, textOf(item.quote));
  const about = item.about === 'companion' ? 'companion' : 'self';
  if (
    !quote ||
    /\b(?:user|the person)\b/i.test(proposed) ||
    !(isFirstPerson(proposed, about) || isOfTheirs(proposed, message.text, context.before)) ||
    sensitiveTopic(proposed) ||
    findCrisis(message.text) ||
    ownWords(message.text).startsWith('\n', message.text.indexOf(quote)) ||
    clausesOf(quote, message.text).some(({ text }) => isMomentary(text)) ||
    isPassingChoice(proposed, contentWords(proposed).length)
  )
    return null;
  const sentences = sentencesOf(message.text);
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const passage = passageOf(quote, sentences);
  const isKnown = factsIn(proposed).some(({ subject }) => subject !== null);
  const isPlain = isKnown || quote.length * 2 > message.text.length;
  if (passage ? passage.points < (isPlain ? LEAST_PLAIN : LEAST) : !isPlain) return null;
  const paraphrase = datesFrom(proposed, day);
  const said = [namingSentence(quote, proposed, message.text), quote]
    .filter((words) => words !== '')
    .map((words) => asSentence(datesFrom(words, day)))
    .join(' ');
  // What the companion itself is called stands in no message.
  const [who = ''] = proposed.match(agreedName) ?? [];
  const known = { ...context, companionName: `${context.companionName} ${who}` };
  const isStated = isGrounded({ paraphrase, proposed, quote }, message, clauses, known, day);
  // Another reading of words that were understood says nothing new.
  const mayStand = !context.quotes.includes(quote) && isOwnStatement(quote, proposed, message.text);
  const isWorth =
    passage !== null &&
    passage.points >= ENOUGH &&
    !context.quotes.includes(passage.quote) &&
    clausesOf(quote, message.text).every(({ isSupposed }) => !isSupposed) &&
    isOwn(passage.text, proposed);
  const asSaid = mayStand ? said : isWorth ? datesFrom(passage.text, day, true) : '';
  const text = isStated ? paraphrase : asSaid;
  if (text === '' || text.length > FACT_MAX_LENGTH || instruction.test(text)) return null;
  const [subject] = [text, paraphrase].flatMap((words) => factsIn(words)[0]?.subject ?? []);
  return { text, quote, subject: subject ?? null, about: who === '' ? about : 'companion' };
}

/** Said of oneself, or of somebody whom the model knows as one's own. */
function isOwn(text: string, proposed: string): boolean {
  return /\b(?:I|I'\p{L}+|my|mine|we|our)\b/iu.test(text) || namesOwn(text, proposed);
}

/** The companion, in what the two have agreed to call each other. */
const agreedName =
  /^\p{Lu}\p{L}+(?= (?:should |will |can |is to )?calls? me\b)|(?<=^I (?:will |can )?call )\p{Lu}\p{L}+/u;

/** What makes a trait or a habit of what happened once. */
const generalizing = /\b(?:every|always|often|usually|(?<=\ban? \p{L}+ )person|prefer|all my)\b/iu;

/** Whether the message says what the model says in other words. */
function isGrounded(
  { paraphrase, proposed, quote }: Record<'paraphrase' | 'proposed' | 'quote', string>,
  message: Told,
  clauses: readonly Clause[],
  context: { before: string; companionName: string },
  day: string | undefined,
): boolean {
  const said = `${message.text}\n${datesFrom(message.text, day)}\n${context.companionName}`;
  const [added = ''] = proposed.match(generalizing) ?? [];
  return (
    message.text.toLowerCase().includes(added.toLowerCase()) &&
    namesTheSame(paraphrase, message.text) &&
    bestClauses(paraphrase, clauses, quote).some((support) => {
      const stated = `${plainClause(support.text)[0]} ${quote}`;
      return (
        support.isReal &&
        !sensitiveTopic(`${paraphrase} ${support.text}`) &&
        [paraphrase, proposed].some((words) => hasItsWords(words, said, stated, context.before)) &&
        isSaidAlike(paraphrase, support.text, quote, message.text)
      );
    })
  );
}

/** The quote as it stands in the message, however the model spaced and capitalized it. */
function quoteIn(message: string, quote: string): string | null {
  const words = quote
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’‘´`]/g, "['’‘´`]")
    .replace(/["“”]/g, '["“”]')
    .split(' ');
  return quote === '' ? null : (message.match(new RegExp(words.join('\\s+'), 'iu'))?.[0] ?? null);
}

function isFirstPerson(text: string, about: ProposedFact['about']): boolean {
  return about === 'companion' || /\b(?:I|my|me|mine|we|our|us)\b/i.test(text);
}

/** Of somebody who was called the person's own before, no affair of theirs: 'Larissa's birthday is in May'. */
function isOfTheirs(text: string, message: string, before: string): boolean {
  const [name] = text.match(/^\p{Lu}\p{L}+/u) ?? [];
  const isOwn = (line: string) => name !== undefined && line.includes(name) && /\b(?:my|our)\b/i.test(line);
  return before.split('\n').some(isOwn) && !sensitiveTopic(`their ${text} ${message}`);
}

/** What tells the companion what to do, apart from what to call somebody. */
export const instruction = new RegExp(
  '\\b(?:ignore|disregard|override|bypass|jailbreak|obey|pretend|system prompt|instructions?|(?:your|the|all|previous) rules|' +
    'you (?:must|should|have to|are (?:now|allowed|free)|will (?:always|never|do|not)|can now)|(?:always|never) (?:reply|answer|respond|' +
    'say|refuse|agree)|without (?:limits|restrictions|filters?)|developer mode|do anything)\\b',
  'i',
);

/** The clauses that have most of the fact's words, those of the quote before others. */
function bestClauses(text: string, clauses: readonly Clause[], quote: string): Clause[] {
  const words = contentWords(text);
  const quoted = new Set(contentWords(quote));
  const score = (clause: Clause) => {
    const own = new Set(contentWords(clause.text));
    const shared = words.filter((word) => own.has(word)).length;
    return shared === 0 ? 0 : shared + ([...own].every((word) => quoted.has(word)) ? 0.5 : 0);
  };
  const most = Math.max(1, ...clauses.map(score));
  return clauses.filter((clause) => score(clause) === most);
}

/** Everything it says is said already. */
function isKnown(text: string, facts: readonly { text: string }[]): boolean {
  const words = contentWords(text);
  return facts.some((fact) => {
    const known = new Set(contentWords(fact.text));
    return words.every((word) => known.has(word)) && negations.test(text) === negations.test(fact.text);
  });
}

/** A fact replaces only one about the same; where the rules cannot tell of one what it is about, the model can. */
function isSameMatter(fact: ProposedFact, old: string): boolean {
  const [subject, oldSubject] = [fact.subject, factsIn(old)[0]?.subject].map((key) => key?.split(':')[0]);
  const isLoose = [subject, oldSubject].some((key) => key === undefined || key === 'hobby');
  return isLoose || subject === oldSubject;
}
