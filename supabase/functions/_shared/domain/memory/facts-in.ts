import { findCrisis } from '#contracts/care/care.ts';
import { FACT_MAX_LENGTH } from '#contracts/fields.ts';
import { contentWords } from './content-words.ts';
import { pointsOf } from './cues.ts';
import { LEAST, lastingPassages, type Passage, pointsOfKnown } from './passages.ts';
import { isAgreement, isMomentary, isPassing } from './passing.ts';
import { asSentence, type ProposedFact, upper } from './proposed-fact.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, type Sentence, sentencesOf } from './sentences.ts';
import { compiled, type Pattern, plainClause } from './shapes/compile.ts';
import { appositionShapes, peopleShapes, pronounShapes } from './shapes/people.ts';
import { planShapes, togetherShapes } from './shapes/plans.ts';
import { selfShapes } from './shapes/self.ts';
import { tasteShapes } from './shapes/tastes.ts';
import { KIN, PETS } from './shapes/words.ts';
import { workShapes } from './shapes/work.ts';
import { changingSubject, subjectOf } from './subjects.ts';
import { datesFrom } from './time-words.ts';

const SUBJECT_MAX_LENGTH = 60;
const MOST_FACTS = 5;

const patterns = compiled([
  ...togetherShapes,
  ...selfShapes,
  ...peopleShapes,
  ...workShapes,
  ...planShapes,
  ...tasteShapes,
  ...appositionShapes,
]);
const pronouns = compiled(pronounShapes);

/** A message with something played in it is part of a scene: what it says is said by a character. */
const played = /\*[^*\n]+ [^*\n]+\*|^\s*\*[^*\n]+\*/;

/**
 * The lasting facts that a person states in a message, by rules alone, the most specific first (R-MEM-18). `day` (ISO)
 * is the day it was said: with it 'tomorrow' becomes a date. `before` is what the person said just before, where "She's
 * called Mango" may find its cat.
 */
export function factsIn(message: string, day?: string, before = ''): ProposedFact[] {
  if (findCrisis(message) || played.test(message)) return [];
  const byShape = new Map<Clause, ProposedFact>();
  let mentioned = sentencesOf(before)
    .flatMap(({ clauses }) => clauses)
    .reduce<string | null>(lastMentioned, null);
  let previous = '';
  const sentences = sentencesOf(message);
  for (const sentence of sentences) {
    for (const clause of sentence.clauses) {
      const said = { ...clause, text: withFavorite(clause.text, previous) };
      previous = clause.isClaim ? clause.text : '';
      const fact = clause.isClaim ? firstFact(said, sentence, mentioned, day) : null;
      if (fact && ![...byShape.values()].some(({ text }) => text === fact.text)) byShape.set(clause, fact);
      mentioned = lastMentioned(mentioned, clause);
    }
  }
  const asSaid = new Map<Clause, ProposedFact>();
  const passages = lastingPassages(sentences, (clause) => byShape.has(clause));
  for (const passage of passages) {
    const fact = factAsSaid(passage, byShape, day);
    if (fact) for (const clause of passage.clauses) asSaid.set(clause, fact);
  }
  const lasting = new Set(passages.flatMap(({ clauses }) => clauses));
  const isKept = (clause: Clause, { text }: ProposedFact) =>
    lasting.has(clause) || pointsOf(text) + pointsOfKnown(sentences) >= LEAST;
  const others = [...byShape].flatMap(([clause, fact]) =>
    !asSaid.has(clause) && isKept(clause, fact) ? [fact] : [],
  );
  return [...others, ...new Set(asSaid.values())].sort((a, b) => detail(b) - detail(a)).slice(0, MOST_FACTS);
}

const kin = new RegExp(`\\b(?:${KIN}|parents)\\b`, 'iu');
/** Beside what shapes know of it, a passage says something of its own with so many words of weight. */
const MORE = 5;
/** The same of more than one sentence: what goes before may name who is meant. */
const MORE_BESIDE = 3;

/** A passage as it was said; null where shapes know all that it says. */
function factAsSaid(
  { text, quote, clauses }: Passage,
  byShape: ReadonlyMap<Clause, ProposedFact>,
  day: string | undefined,
): ProposedFact | null {
  const known = clauses.flatMap((clause) => byShape.get(clause) ?? []);
  const knownWords = new Set(known.flatMap((fact) => contentWords(fact.text)));
  const more = contentWords(text).filter((word) => !knownWords.has(word)).length;
  if (known.length > 0 && more < (/\. \S/.test(text) ? MORE_BESIDE : MORE)) return null;
  const subject =
    known.find((fact) => fact.subject !== null)?.subject ?? (kin.test(text) ? null : subjectOf(text));
  // Which journey changed is told by its words.
  return {
    text: datesFrom(text, day, true),
    quote,
    subject: subject === 'plan:trip' ? null : subject,
    about: isAgreement(text) ? 'companion' : 'self',
  };
}

export const mention = new RegExp(
  `\\b(?:${PETS}|${KIN}|car|bike|van|boat|truck|plant|guitar|band|interview|exam|wedding|test|trip|flight|concert|race|audition|graduation|party)\\b`,
  'g',
);

/** Of 'Made Ines watch Alien, it's my favorite film' and 'Alien. My favorite film' what is named before the favorite. */
const namedBefore = [
  /\b(?:watch(?:ed|ing)?|read(?:ing)?|saw|seen|put on|play(?:ed|ing)?|listen(?:ed|ing)? to|cook(?:ed|ing)?|order(?:ed)?) (?!it\b|that\b|this\b)([^,]{2,40})$/u,
  /^((?!I\b|my\b|it\b)[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,2})(?:, \p{L}+)?$/u,
];

function withFavorite(text: string, before: string): string {
  const [, favorite] =
    text.match(
      /^(?:it's |that's )?(my (?:all-time |absolute )?favou?rite [\p{Ll} ]{3,20}?)(?: by (?:miles|far)| ever| of all time)?(?:,.*)?$/u,
    ) ?? [];
  const [named] = namedBefore.flatMap((pattern) => before.match(pattern)?.[1] ?? []);
  return favorite && named ? `${favorite} is ${named}` : text;
}

const possession =
  /\b(?:have|got|bought|adopted|own|grow|my|our|took my) (?:only )?(?:an? |this |my )?(?:[\p{Ll}-]+ ){0,2}?(?<thing>[\p{Ll}-]+)(?= (?:in|at|with|on|from|here|now|rang|is|has)\b|$|,)/u;

const notThere =
  /\b(?:no|not|want|without|about|story|book|movie|film|show|video|saw|met|idea|like an?)\b|n't\b/;

/** What 'she' or 'it' may stand for after a clause: the last being or thing in it that is really there. */
function lastMentioned(before: string | null, { text, isReal }: Clause): string | null {
  if (!isReal || notThere.test(text)) return null;
  const last = text.match(mention)?.at(-1) ?? text.match(possession)?.groups?.thing;
  // Of several, none is meant.
  return last === undefined ? before : /(?:s|children|mice)$/.test(last) ? null : last;
}

/** Where in a clause somebody begins to speak of themselves: 'in my defense | I only play the accordion'. */
const begins =
  /(?<=^|(?<!\b(?:when|while|whenever|what|how|where|who|whom|why|which|whose|than|like|as|that|whatever|everything|all|things?|ones?|way|time|place|before|until|till|and|or|of|with|said|say|it|you|he|she|they))\s)(?:I|we)(?:'\p{L}+)?\s|(?<=\s)(?:my|our|call me|every)\s/gu;
/** Where what is said may end before the clause does. */
const endings =
  /(?:,| [-–—])? (?:and|but|so|since|till|until|because|like|which|that|instead|now|for (?:ages|now|once)|as) |, /gu;

/** The first fact in a clause: as a whole, or a part of it that stands alone, the longest first. */
function firstFact(
  clause: Clause,
  sentence: Sentence,
  mentioned: string | null,
  day: string | undefined,
): ProposedFact | null {
  if (isMomentary(clause.text)) return null;
  const starts = [
    0,
    ...[...clause.text.matchAll(begins)].map(({ index }) => index).filter((index) => index > 0),
  ];
  for (const start of starts) {
    const text = clause.text.slice(start);
    const ends = [...text.matchAll(endings)].map(({ index }) => index).filter((index) => index > 8);
    for (const end of [text.length, ...ends.reverse()]) {
      const fact = factIn(
        { ...clause, text: text.slice(0, end) },
        sentence,
        start === 0 ? mentioned : null,
        day,
      );
      if (fact) return fact;
    }
  }
  return null;
}

function factIn(
  clause: Clause,
  { quote }: Sentence,
  mentioned: string | null,
  day: string | undefined,
): ProposedFact | null {
  const match = shapeOf(clause.text, mentioned);
  if (!match) return null;
  const { shape, parts } = match;
  if (shape.needsDate && !day) return null;
  const said = shape.text ? filled(shape.text, { ...parts, it: mentioned ?? '' }) : clause.text;
  const text = asSentence(datesFrom(withNames(said, parts), day));
  if (text.length > FACT_MAX_LENGTH || isPassing(text) || sensitiveTopic(`${text} ${clause.text}`))
    return null;
  const key = shape.subject ? keyOf(shape.subject, { ...parts, it: mentioned ?? undefined }) : null;
  const subject = key === null || /^(?:plan|hobby):/.test(key) ? (changingSubject(text) ?? key) : key;
  return { text, quote, subject, about: shape.about ? 'companion' : 'self' };
}

type Parts = Record<string, string | undefined>;

function shapeOf(text: string, mentioned: string | null): { shape: Pattern; parts: Parts } | null {
  const forms = plainClause(text);
  for (const shape of mentioned ? [...patterns, ...pronouns] : patterns) {
    for (const form of forms) {
      const match = form.match(shape.pattern);
      if (match) return { shape, parts: { ...match.groups } };
    }
  }
  return null;
}

function filled(text: string, parts: Parts): string {
  return text.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}

/** The family a word of kinship belongs to: a sister is asked about as a sibling too. */
const families: [string, RegExp][] = [
  ['sibling', /^(?:step|half-)?(?:sister|brother|sibling|twin)/],
  ['parent', /^(?:mom|mum|mam|mother|dad|father|step(?:mom|mum|dad))/],
  ['child', /^(?:son|daughter|kid|child|baby|boy(?!friend)|girl(?!friend)|stepson|stepdaughter)/],
  ['partner', /^(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|fianc)/],
  ['friend', /friend|mate|bestie/],
  ['relative', /./],
];

/**
 * 'pet:{pet}:{name}' as a key: small letters, of a longer part the first three words that mean something. Null where a
 * part is missing: it would take the place of everything.
 */
function keyOf(subject: string, parts: Parts): string | null {
  const key = subject.replace(/\{(\w+)\}/g, (_, part: string) => {
    const words = (parts[part] ?? '')
      .toLowerCase()
      .replace(/\b(?:an?|the|my|to|any|some|own)\b|[^\p{L}\p{N} -]/gu, '')
      .trim();
    const family = part === 'kin' ? `${families.find(([, kin]) => kin.test(words))?.[0]}:` : '';
    return family + words.split(/\s+/).slice(0, 3).join('-');
  });
  return /:(?::|$)/.test(key) ? null : key.slice(0, SUBJECT_MAX_LENGTH);
}

/** Names and places begin with a capital, however they were typed. */
function withNames(text: string, { name, place }: Parts): string {
  return [name, place].reduce<string>(
    (result, words) =>
      words
        ? result.replace(
            words,
            words.replace(/(?<![\p{L}'’])(?!(?:of|on|the|upon|de|la|le)\b)\p{L}/gu, upper),
          )
        : result,
    text,
  );
}

/** A fact with a name or a number in it says more than one without. */
function detail({ text }: ProposedFact): number {
  return Number(/\s\p{Lu}\p{Ll}/u.test(text)) + Number(/\d/.test(text));
}
