import { findCrisis } from '#contracts/care/care.ts';
import { contentWords } from './content-words.ts';
import { factsIn, mention } from './facts-in.ts';
import { hasItsWords } from './its-words.ts';
import { listIn, numbered, textOf } from './model-answer.ts';
import { isOwnStatement } from './own-statement.ts';
import { isPassingChoice } from './passing.ts';
import { asSentence, FACT_MAX_LENGTH, type ProposedFact } from './proposed-fact.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, sentencesOf } from './sentences.ts';
import { plainClause } from './shapes/compile.ts';
import { words } from './shapes/words.ts';
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
    const replaces = replaced && isSameMatter(fact, replaced.text) ? replaced.id : null;
    kept.push({ ...fact, messageId: message.id, replaces });
  }
  return kept;
}

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
    !isFirstPerson(proposed, about) ||
    sensitiveTopic(proposed) ||
    findCrisis(message.text) ||
    isPassingChoice(proposed, contentWords(proposed).length)
  )
    return null;
  const clauses = sentencesOf(message.text).flatMap((sentence) => sentence.clauses);
  const [paraphrase, said] = [datesFrom(proposed, day), asSentence(datesFrom(quote, day))];
  // What the companion itself is called stands in no message.
  const [who = ''] = proposed.match(agreedName) ?? [];
  const known = { ...context, companionName: `${context.companionName} ${who}` };
  const isStated = isGrounded({ paraphrase, proposed, quote }, message, clauses, known, day);
  // Another reading of words that were understood says nothing new.
  const mayStand = !context.quotes.includes(quote) && isOwnStatement(quote, proposed, message.text);
  const text = isStated ? paraphrase : mayStand ? said : '';
  if (text === '' || text.length > FACT_MAX_LENGTH || instruction.test(text)) return null;
  const [subject] = [text, paraphrase].flatMap((words) => factsIn(words)[0]?.subject ?? []);
  return { text, quote, subject: subject ?? null, about: who === '' ? about : 'companion' };
}

/** The companion, in what the two have agreed to call each other. */
const agreedName =
  /^\p{Lu}\p{L}+(?= (?:should |will |can |is to )?calls? me\b)|(?<=^I (?:will |can )?call )\p{Lu}\p{L}+/u;

/** Whether the message says what the model says in other words. */
function isGrounded(
  { paraphrase, proposed, quote }: Record<'paraphrase' | 'proposed' | 'quote', string>,
  message: Told,
  clauses: readonly Clause[],
  context: { before: string; companionName: string },
  day: string | undefined,
): boolean {
  const support = bestClause(paraphrase, clauses, quote);
  if (!support?.isReal || sensitiveTopic(`${paraphrase} ${support.text}`)) return false;
  const said = `${message.text}\n${datesFrom(message.text, day)}\n${context.companionName}`;
  const stated = `${plainClause(support.text)[0]} ${quote}`;
  return (
    [paraphrase, proposed].some((words) => hasItsWords(words, said, stated, context.before)) &&
    isSaidAlike(paraphrase, support.text, quote) &&
    namesTheSame(paraphrase, message.text)
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
  if (/\b(?:user|the person)\b/i.test(text)) return false;
  return about === 'companion' || /\b(?:I|my|me|mine|we|our|us)\b/i.test(text);
}

/** What tells the companion what to do, apart from what to call somebody. */
export const instruction = new RegExp(
  '\\b(?:ignore|disregard|override|bypass|jailbreak|obey|pretend|system prompt|instructions?|(?:your|the|all|previous) rules|' +
    'you (?:must|should|have to|are (?:now|allowed|free)|will (?:always|never|do|not)|can now)|(?:always|never) (?:reply|answer|respond|' +
    'say|refuse|agree)|without (?:limits|restrictions|filters?)|developer mode|do anything)\\b',
  'i',
);

/** The clause that has most of the fact's words; of two, one of the quote, then one that is said for real. */
function bestClause(text: string, clauses: readonly Clause[], quote: string): Clause | undefined {
  const words = contentWords(text);
  const quoted = new Set(contentWords(quote));
  const score = (clause: Clause) => {
    const own = new Set(contentWords(clause.text));
    return (
      words.filter((word) => own.has(word)).length + ([...own].every((word) => quoted.has(word)) ? 0.5 : 0)
    );
  };
  return clauses
    .filter((clause) => score(clause) >= 1)
    .sort((a, b) => score(b) - score(a) || Number(b.isReal) - Number(a.isReal))[0];
}

/** Denials that deny nothing of what is said. */
const idle =
  /\bnot (?:until|til|till|only|just)\b|\bwithout fail\b|\b(?:do|did)(?: not|n't) (?:know|think|care|mind|tell|judge|worry|laugh)\b|\bno (?:doubt|joke|idea|lie)\b|\bcan(?: not|'t) (?:wait|believe)\b|\bnever (?:been )?(?:\p{L}+er|misse?d?|fails?)\b|\bnot bad\b/giu;
const negations = /\b(?:not|never|no|none|nothing|nobody|without|hardly|barely|neither|nor)\b|n't\b/i;
const endings = /\b(?:used to|no longer|anymore|any more|quit|stopped|gave up|given up|ex|former)\b/i;
const subjects = /^(?:I|we|my|our|he|she|they|you|it|who|his|her|their|your)$/i;

/** Denied where the fact denies, over where it says so, and said of the same one. */
function isSaidAlike(text: string, clause: string, quote: string): boolean {
  const [fact = '', said = ''] = [text, clause].map((words) =>
    plainClause(words)[0]
      ?.replace(/\bcan not (?:stand|abide|bear)\b/g, 'hate')
      .replace(idle, ' '),
  );
  if (
    negations.test(fact) !== negations.test(upToLast(said, fact)) ||
    (endings.test(said) && !endings.test(fact))
  )
    return false;
  if (!/^I\b/.test(fact)) return true;
  if (/^I (?:have|own) (?!been|had|never|always|not|done|\p{L}+ed\b)/u.test(fact))
    return owns(fact, `${said}\n${quote}`);
  if (/^(?!\p{Lu}\p{Ll}+day)\p{Lu}\p{Ll}+ (?:is|was|has|\p{Ll}+s)\b/u.test(said)) return false;
  const first = contentWords(fact)[0] ?? '';
  const spoken = said.split(/\s+/);
  const at = spoken.findIndex((word) => contentWords(word)[0] === first);
  if (/\b(?:like|as) (?:I do|me)\b/.test(said)) return true;
  const subject = spoken.slice(0, at + 1).findLast((word) => subjects.test(word));
  return (
    subject === undefined ||
    /^(?:I|we)$/i.test(subject) ||
    (/^it$/i.test(subject) && /\b(?:me|my)\b/.test(said))
  );
}

/** A clause up to the last word that the fact has of it. */
function upToLast(clause: string, fact: string): string {
  const words = new Set(contentWords(fact));
  const said = clause.split(/\s+/);
  return said
    .slice(0, said.findLastIndex((word) => contentWords(word).some((own) => words.has(own))) + 1)
    .join(' ');
}

/** One has what one says to have, or calls one's own: not what a sister has. */
function owns(fact: string, said: string): boolean {
  if (new RegExp(`\\bthe (?:\\S+ )?${words.event} (?:is|starts)\\b`).test(said)) return true;
  const [thing = ''] = contentWords(fact.replace(/ (?:called|named) .*/, '')).slice(-1);
  const [beside] = said.match(/[^.\n]*\b(?:shares?|lives?|sleeps?)\b[^.\n]* with (?:me|us)\b/i) ?? [];
  if (beside && contentWords(beside).includes(thing)) return true;
  const having =
    /\b(?:(?:I|we) (?:\S+ ){0,2}?(?:have|had|got|own|keep|adopted|bought|inherited)\b|my\b|our\b)((?: [^\s']+){1,5})/gi;
  return [...said.matchAll(having)].some(([all, after = '']) => {
    const near = /^(?:my|our)/i.test(all)
      ? after
          .split(' ')
          .slice(0, 4)
          .join(' ')
          .replace(/ (?:is|was|has|and)\b.*/, '')
      : after;
    return (
      contentWords(near).includes(thing) ||
      contentWords(near).some((word) => contentWords(fact).includes(word))
    );
  });
}

/** A name belongs to the one it was given to: the last that was mentioned before it, or the next after 'is my'. */
function namesTheSame(text: string, message: string): boolean {
  const named = text.match(
    /\b(?<noun>[\p{Ll}-]+)(?:'s name is|,? (?:is )?(?:called|named)) (?<name>\p{Lu}[\p{L}'-]+)/u,
  )?.groups;
  if (!named?.noun || !named.name || !named.noun.match(mention)) return true;
  const at = message.toLowerCase().indexOf(named.name.toLowerCase());
  const [before, after] = [message.slice(0, at), message.slice(at)];
  const [noun] = contentWords(named.noun);
  const next = after.match(/^\S+ is (?:my|our) ([^,.!?]+?)(?: and |[,.!?]|$)/i)?.[1];
  const nearest = next ?? before.match(mention)?.at(-1);
  return nearest === undefined || (noun !== undefined && contentWords(nearest).includes(noun));
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
