import { companionIntents, intentIn } from './intents.ts';
import type { Lines } from './lines.ts';
import { type Move, move, slotsOf } from './move.ts';
import type { Sentence } from './sentences.ts';
import { asks, NOTHING, tellsMore, toneOf } from './statements.ts';

/** Words that say nothing about what is asked. */
const EMPTY =
  /^(the|and|but|you|your|yours|yourself|are|was|were|did|does|doing|done|have|has|had|ever|any|anyone|anybody|anything|someone|something|really|actually|honestly|just|even|still|also|always|never|about|what|which|who|whom|whose|where|when|why|how|that|this|there|here|them|they|their|him|his|her|she|with|without|from|for|out|into|over|off|can|could|would|should|will|like|get|got|getting|gets|make|made|makes|thing|things|much|many|lot|some|kind|sort|feel|feels|think|know|want|tell|said|say|one|way|too|very|then|than|not|don't|isn't|aren't|won't|can't|it's|i'm|you're|people|most|more|all|our|mean|wait|maybe|please|guess|lol|today|day|time|days|good|new|best|favorite|because|been|being|owned|i've|i'll|i'd|true|shouldn't|wouldn't|every|everything|behind|week|month|use|used|own)$/;
/** Other words for the same. */
const SAME = new Map(
  [
    'hear listen listening sound sounds heard',
    'radio radios stations station set shortwave frequency',
    'draw drawing sketch sketching drew drawn doodle paint painting',
    'angry mad upset annoyed furious',
    'small tiny insignificant little',
    'fix repair mend fixing mending restore restoring',
    'cook cooking cooked bake baking',
    'married marry wife husband spouse wedding',
    'lonely alone lonesome isolated',
    'afraid scared scares fear fears frightened scary nervous',
    'money pay paid price prices cost costs expensive cheap charge earn',
    'dog cat pet animal animals',
    'sleep asleep awake insomnia',
    'sea ocean water',
    'movie film movies films cinema',
    'teach teacher taught lesson lessons learn learned',
    'fail failed mistake mistakes blunder wrong',
    'quit leave left gave',
    'sink sunk sank sinking',
    'catch caught catches catching',
    'stare staring stared looking',
    'win won winning champion',
    'begin start began started beginner',
    'watch watches clock clocks',
    'plant plants tree trees',
    'song songs music tune',
    'finish finished done complete',
    'hurt injury injured pain accident',
    'story stories tale comic comics',
    'kill killed dead die died dying',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return [first, ...others].map((word): [string, string] => [word, first]);
  }),
);

/** The beginnings of the words that mean something, the same one for words that mean the same. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY.test(word.replace(/'s$/, ''))).map(stemOf));
}

function stemOf(word: string): string {
  const base = word.replace(/'s?$/, '');
  const bare = base.replace(/(?<=\p{L}{3})(ies|ing|ed|es|s|e|y)$/u, '');
  return SAME.get(base) ?? SAME.get(base.replace(/s$/, '')) ?? bare;
}

/** Answers about its own life that may fit a question which no shape knows. */
const LIFE = /^(about-(?!how|blank|taste|now|day|age|looks)|favorite )/;

/**
 * What a companion tells about itself that lies nearest to a question: one of its facts, or of its answers. Most of
 * what the question is about must be in it, a fact by a word it is known by; empty where nothing is so near.
 */
export function nearestTo(voice: Lines, question: string): string[] {
  const asked = stemsOf(question);
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => asked.has(stem)).length;
  const facts = (voice.byIntent.get('facts') ?? []).map((fact) => {
    const [, hints = '', told = fact] = fact.match(/^\((.+?)\) (.+)$/) ?? [];
    return { told, known: shared(hints), all: shared(`${hints} ${told}`) };
  });
  const answers = [...voice.byIntent].flatMap(([heading, lines]) =>
    LIFE.test(heading) ? lines.map((told) => ({ told, known: shared(told), all: shared(told) })) : [],
  );
  const isAboutPerson = /\b(i|i'm|my|me|we|our)\b/i.test(question);
  const [best] = [...facts, ...(isAboutPerson ? [] : answers)]
    .filter(({ known, all }) => known > 0 && all > asked.size / 2 && (all > 1 || !isAboutPerson))
    .sort((a, b) => b.all + b.known - a.all - a.known);
  if (best === undefined) return [];
  return [isWhole(asked, best.told) && YES_OR_NO.test(question) ? `Yes. ${best.told}` : best.told];
}

const YES_OR_NO = /^(so |and |but )?(do|are|have|did|were) you\b(?! (afraid|scared|lonely))/i;

/** Whether an answer that takes neither side is about every word of the question: then it is a yes. */
function isWhole(asked: Set<string>, told: string): boolean {
  const words = stemsOf(told);
  return (
    asked.size > 1 &&
    [...asked].every((stem) => words.has(stem)) &&
    !/^(yes|no|not|never|always|every|now and then)\b|\b(not|no|never|nobody|cannot|can't|don't|badly)\b/i.test(
      told,
    )
  );
}

/**
 * What this companion alone knows of the matter: where a question or a wish is about it, or where a statement says it
 * in at least two words that mean something, and is not a sad one.
 */
export function ownOf(
  voice: Lines,
  sentences: readonly Sentence[],
  said: string,
): (Move & { isPart: boolean; isAnswer: boolean; found: string }) | null {
  const wishes = sentences.filter((one) => asks(one));
  if (wishes.some(({ text }) => intentIn(ITS_LIFE, text))) return null;
  const named = wishes.filter(({ text }) => !BARE.test(text));
  const isWish = wishes.length > 0;
  const told = sentences.filter(({ text }) => isWish || !isFragmentOf(text, said));
  const candidates = [
    ...(named.length > 0 ? named : told).map(({ text }) => ({ text, isWish })),
    { text: said, isWish: isWish && named.length === 0 },
  ];
  for (const { when, isAsked, lines } of voice.own) {
    if (isAsked && !isWish) continue;
    for (const candidate of candidates) {
      const found = candidate.text.match(when);
      if (found && !isWish && NOTHING.test(found[0]) && tellsMore(sentences)) continue;
      const it = found?.groups?.it ?? found?.groups?.it2;
      if (found && (it || isMeant(found[0], candidate.text, candidate.isWish))) {
        const isPart = stemsOf(found[0]).size < stemsOf(candidate.text).size / 2;
        // What was written for a question answers it; anything else does where it is most of what is asked.
        const isAnswer = isAsked || (candidate.isWish && !isPart);
        return { ...move('own', slotsOf(it ? { it } : {})), lines, found: found[0], isAnswer, isPart };
      }
    }
  }
  return null;
}

/** 'Salty. My sister invited herself again': the word before what is told is not what the message is about. */
function isFragmentOf(text: string, said: string): boolean {
  return text.split(' ').length < 3 && said.split(/\s+/).length > 4;
}

/** Whether what a pattern found is what a text is about, and not a word in passing. */
function isMeant(found: string, text: string, isWish: boolean): boolean {
  const [words, all] = [stemsOf(found).size, stemsOf(text).size];
  if (text.split(' ').length <= 4) return true;
  if (isWish) return words > 1 || words >= all / 5 || /\byou(r|rs)?\b/i.test(text);
  return words > 1 && /^(plain|good)$/.test(toneOf(text));
}

/** Whether a companion has anything to say of a thing: something small of its trade then serves a wish for it. */
export function speaksOf({ byIntent, own }: Lines, thing: string): boolean {
  const known = stemsOf([...byIntent.values(), ...own.map(({ lines }) => lines)].flat().join(' '));
  return [...stemsOf(thing)].some((stem) => known.has(stem));
}

/** A question that asks for help with what was told, and names nothing itself. */
const BARE =
  /^((but|so|and) )?(what|where) (do|should|can|could|would) (i|we|you)( even)? (do|start|begin)\b|\b(any (advice|ideas?|tips|hope|chance)|should i|can you help|is it too late|what now)\b|^(please )?help\b.{0,40}$|^\S+$/i;

/** What is asked of any companion: its life answers, whatever else the question mentions. */
const ITS_LIFE = companionIntents.filter(({ name }) =>
  /^about-(begin|lonely|name|age|love|self)$/.test(name),
);
