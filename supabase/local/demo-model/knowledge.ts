import { companionIntents, intentIn } from './intents.ts';
import type { Lines } from './lines.ts';
import type { Sentence } from './sentences.ts';
import { isQuestion } from './statements.ts';

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
 * What a companion tells about itself that lies nearest to a question: one of its facts that shares a word it is known
 * by (`least`: how many such words), or one of its answers that shares two words or the only one; an empty list where
 * it tells nothing of the kind.
 */
export function nearestTo(voice: Lines, question: string, least = 1): string[] {
  const asked = stemsOf(question.replace(/,? or (is|are|do|does|what|not|just)\b.*$/i, ''));
  const shared = (text: string) => [...stemsOf(text)].filter((stem) => asked.has(stem)).length;
  const facts = (voice.byIntent.get('facts') ?? []).map((fact) => {
    const [, hints = '', told = fact] = fact.match(/^\((.+?)\) (.+)$/) ?? [];
    const known = shared(hints);
    const isMost = known > asked.size / 2;
    const isNear =
      least > 1 ? known >= least || (known > 1 && isMost) : isMost || known > 1 || shared(told) > 1;
    return { told, score: isNear ? 2 * known + shared(told) / 4 : 0 };
  });
  const answers = [...voice.byIntent].flatMap(([heading, lines]) =>
    LIFE.test(heading) && least === 1
      ? lines.map((told) => ({ told, score: shared(told) > 1 || asked.size === 1 ? shared(told) : 0 }))
      : [],
  );
  const [best] = [...facts, ...answers].filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
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

/** What this companion knows of the matter; not where only something beside its question matches. */
export function ownOf(
  voice: Lines,
  sentences: readonly Sentence[],
  said: string,
  asks: boolean,
): Lines['own'][number] | undefined {
  const questions = sentences.filter((one) => isQuestion(one));
  if (questions.some(({ text }) => intentIn(ITS_LIFE, text))) return undefined;
  const inQuestion = voice.own.find(({ when }) => questions.some(({ text }) => when.test(text)));
  if (inQuestion) return inQuestion;
  if (questions.some(({ text }) => /\byou\b/i.test(text) && intentIn(companionIntents, text)))
    return undefined;
  // What is only told beside a question of its own kind is not what is asked.
  const asksOther = questions.some(({ text }) => !BARE.test(text));
  return voice.own.find(
    ({ when, isAsked }) =>
      (when.test(said) || sentences.some(({ text }) => when.test(text))) &&
      (!isAsked || (asks && !asksOther)),
  );
}

/** A question that asks for help with what was told, and names nothing itself. */
export const BARE =
  /^((but|so|and) )?(what|where) (do|should|can|could|would) (i|we|you)( even)? (do|start|begin)\b|\b(any (advice|ideas?|tips|hope|chance)|should i|can you help|is it too late|what now)\b|^\S+$/i;

/** What is asked of any companion: its life answers, whatever else the question mentions. */
const ITS_LIFE = companionIntents.filter(({ name }) =>
  /^about-(begin|lonely|name|age|love|self)$/.test(name),
);
