import { findCrisis } from '#contracts/care/care.ts';
import { FACT_MAX_LENGTH } from '#contracts/fields.ts';
import { asSaid, clausesOf, isMeantAs } from './as-said.ts';
import { contentWords } from './content-words.ts';
import { factsIn } from './facts-in.ts';
import { hasItsWords } from './its-words.ts';
import { listIn, numbered, textOf } from './model-answer.ts';
import { isAgreement, isArrangement, isMomentary, isPassingChoice } from './passing.ts';
import type { ProposedFact } from './proposed-fact.ts';
import { endings, isSaidAlike, namesTheSame, negations } from './said-alike.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, ownWords, sentencesOf } from './sentences.ts';
import { KIN } from './shapes/words.ts';
import { datesFrom } from './time-words.ts';

/** A message of the person, or a fact that is known of them. */
export type Told = { id: string; text: string };

export type GroundedFact = ProposedFact & { messageId: string; replaces: string | null };

/**
 * The facts in a model's answer that the person's own messages hold, the quote in the person's own words, in earnest
 * and of whom the model says: as the model words them, where every word of weight but one is theirs; else as they were
 * said (R-MEM-02, R-MEM-03). What is sensitive, of the day, an instruction or known already falls. `day` (ISO) is the
 * day the messages were written.
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
    if (!message) continue;
    const earlier = messages.slice(0, messages.indexOf(message)).map(({ text }) => text);
    const text = [...earlier, ...[...facts, ...kept].map((fact) => fact.text)].join('\n');
    const fact = groundedFact(item, message, { text, messages: earlier, companionName }, day);
    if (!fact || isKnown(fact.text, [...facts, ...kept])) continue;
    const replaced = numbered(facts, item.replaces);
    const replaces = replaced && isSameMatter(fact, replaced.text) ? replaced.id : null;
    kept.push({ ...fact, messageId: message.id, replaces });
  }
  return kept;
}

function groundedFact(
  item: Record<string, unknown>,
  message: Told,
  before: { text: string; messages: readonly string[]; companionName: string },
  day: string | undefined,
): ProposedFact | null {
  const proposed = textOf(item.fact).replace(/^I work as (?=an? )/, 'I am ');
  const quote = quoteIn(message.text, textOf(item.quote));
  const about = item.about === 'companion' ? 'companion' : 'self';
  // What the companion itself is called stands in no message.
  const [who = ''] = proposed.match(agreedName) ?? [];
  const isArranged = about === 'companion' && isArrangement(proposed);
  // 'I am a lonely person' makes a trait of a mood.
  const [trait = ''] = proposed.match(/\ban? [\p{L}-]+ person\b/iu) ?? [];
  if (
    !quote ||
    ofModel.test(proposed) ||
    !(isFirstPerson(proposed, about) || isOfTheirs(proposed, message.text, before.text)) ||
    !message.text.toLowerCase().includes(trait.toLowerCase()) ||
    sensitiveTopic(proposed) ||
    findCrisis(message.text) ||
    ownWords(message.text).startsWith('\n', message.text.indexOf(quote)) ||
    clausesOf(quote, message.text).some(({ text }) => isMomentary(text)) ||
    (!isArranged && isPassingChoice(proposed, contentWords(proposed).length)) ||
    !(
      isArranged ||
      isAgreement(quote) ||
      isNamedIn(quote, proposed) ||
      isMeantAs(proposed, quote, message.text)
    )
  )
    return null;
  const paraphrase = datesFrom(proposed, day);
  const known = { before: before.text, companionName: `${before.companionName} ${who}` };
  const kept = isArranged ? '' : asSaid(quote, proposed, message.text, before.messages, day);
  const isTheirs = isArranged
    ? hasItsWords(paraphrase, message.text, before.text)
    : isGrounded({ paraphrase, proposed, quote, kept }, message, known, day);
  const text = isTheirs ? paraphrase : kept;
  if (text === '' || text.length > FACT_MAX_LENGTH || instruction.test(text)) return null;
  const [subject = null] = isArranged ? [] : factsIn(text).map((fact) => fact.subject);
  return { text, quote, subject: isOfOne(subject) ? subject : null, about: who === '' ? about : 'companion' };
}

/** Of somebody there is more than one fact: which of them is over only the model can say. */
const isOfOne = (subject: string | null) =>
  subject !== null && !/^(?:child|sibling|parent|partner|friend|relative|pet)\b/.test(subject);

/** Of a user, or of the companion. */
const ofModel = /\b(?:user|the person)\b|^(?:the|my) companion\b|^I have an? (?:\p{L}+ ){0,3}companion\b/iu;

/** The companion, in what the two have agreed to call each other. */
const agreedName =
  /^\p{Lu}\p{L}+(?= (?:should |will |can |is to )?calls? me\b)|(?<=^I (?:will |can )?call )\p{Lu}\p{L}+/u;

/** Whether a quote has the name that the two have agreed on: 'you can be Clippie' of 'I call Luca Clippie'. */
function isNamedIn(quote: string, proposed: string): boolean {
  const [name] = (agreedName.test(proposed) && proposed.match(/\p{Lu}\p{L}+(?=\.?$)/u)) || [];
  return name !== undefined && quote.toLowerCase().includes(name.toLowerCase());
}

/** What makes a habit of what happened once. */
const generalizing = /\b(?:every|always|often|usually|prefer|all my)\b/iu;

const having = /^I (?:have|own|had)\b/;
const havingKin = new RegExp(`^I (?:have|had) (?:an? |two |three )?(?:\\p{Ll}+ )?(?:${KIN})\\b`, 'u');
/** 'My sister plays' says nothing of what I play. */
const ofSelf = /\b(?:I|we|me|us)(?:'\p{L}+)?\b/iu;
const ofThem = /^(?:and |but |so )?(?:he|she|they)\b/i;

/** Whether the message says what the model says in other words. */
function isGrounded(
  { paraphrase, proposed, quote, kept }: Record<'paraphrase' | 'proposed' | 'quote' | 'kept', string>,
  message: Told,
  context: { before: string; companionName: string },
  day: string | undefined,
): boolean {
  const said = `${message.text}\n${datesFrom(message.text, day)}\n${context.companionName}`;
  const clauses = sentencesOf(message.text).flatMap((sentence) => sentence.clauses);
  const [added = ''] = proposed.match(generalizing) ?? [];
  // What can stand as it was said says the same in fewer words of theirs.
  const isShorter =
    kept !== '' &&
    (!having.test(paraphrase) || havingKin.test(paraphrase)) &&
    [paraphrase, proposed].some((words) => hasItsWords(words, said, context.before, 0));
  return (
    message.text.toLowerCase().includes(added.toLowerCase()) &&
    namesTheSame(paraphrase, message.text) &&
    [paraphrase, proposed].some((words) => hasItsWords(words, said, context.before)) &&
    bestClauses(paraphrase, clauses, quote).some(
      (support) =>
        support.isReal &&
        !sensitiveTopic(`${paraphrase} ${support.text}`) &&
        (isSaidAlike(paraphrase, support.text, quote, message.text) ||
          (isShorter &&
            ofSelf.test(support.text) &&
            !ofThem.test(support.text) &&
            !endings.test(support.text) &&
            negations.test(paraphrase) === negations.test(support.text))),
    )
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

/** Of somebody whom the person has named, no affair of theirs: 'Larissa's birthday is in May'. */
function isOfTheirs(text: string, message: string, before: string): boolean {
  const [name] = text.match(/^\p{Lu}\p{L}+/u) ?? [];
  const isSaid = name !== undefined && `${before} ${message}`.toLowerCase().includes(name.toLowerCase());
  return isSaid && !sensitiveTopic(`their ${text} ${message}`);
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
