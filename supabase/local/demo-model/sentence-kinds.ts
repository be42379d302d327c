import { NOT_TOLD, type Sentence, turn } from './sentences.ts';

/** Whether it asks, with its mark or without. */
export function isQuestion({ text, isQuestion: marked }: Sentence): boolean {
  return (
    marked ||
    /^(what|who|where|when|why|how)('s|'re|'d)? \S|^(whom|whose|which|is|are|am|was|were|do|does|did|can|could|will|would|should|isn't|aren't)\b \S|^(what|why|who) \S|^(have|has) (you|he|she|it|they|we|anyone|i)\b/i.test(
      text,
    )
  );
}

/** Not a word of any language: no vowels, or a row of the keyboard. */
export function isGibberish(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length < 2 ||
    /[bcdfghjklmnpqrstvwxz]{5,}/i.test(letters) ||
    (letters.length > 3 && !/[aeiouyáéíóúäöüàèâêîôû]/i.test(letters)) ||
    /asdf|qwert|hjkl|zxcv/i.test(letters)
  );
}

/** A few words without a verb, as the answer to a question often is. */
export function shortEcho(text: string): string | null {
  return NOT_TOLD.test(text) || /\b(you|your)\b/i.test(text) || /[^\p{L}\p{N}' ,-]/u.test(text)
    ? null
    : turn(text);
}

const BAD =
  /\b(ruin\w*|burn(t|ed)|bombed|spilled|snor\w+|yell\w*|worst|hurts?|fail(s|ed)|painful|terrible|awful|horrible|broke(n)?|rejected|turned me down|rude|cancel(l?ed|s)|hopeless|sadly|unfortunately|laughed at|made fun|mean to|unfair|wasted|crash(ed|es)|stole\w*|flooded)\b/i;
const GOOD = /\b(wonderful|amazing|happy|finally|lucky|excited|proud|delicious|gorgeous|so much fun)\b/i;

/** Whether what is told is bad or good; null where it is neither, or both. */
export function turnOfEvents(text: string): 'bad-turn' | 'good-turn' | null {
  if (BAD.test(text) === GOOD.test(text)) return null;
  return BAD.test(text) ? 'bad-turn' : 'good-turn';
}

const COMING =
  /\b(tomorrow|tonight|next (week|month|year|\w+day)|in (\d+|a few|two|three|a couple of) (days|weeks|months|hours)|going to|about to|i('ll| will)|planning|thinking (of|about)|might|maybe i|hoping)\b/i;
const GOES_ON =
  /\b(always|every (day|night|week|time|morning|sunday)|keeps?|for (years|months|weeks|\d+)|i (collect|have|own|play|make|live|work|eat|sleep|spend)|i'm (learning|teaching|trying|building|writing|reading|making|working)|we (have|live|own))\b/i;
const HAPPENED =
  /\b(used to|was|were|had|did|went|came|said|told|asked|found|lost|made|took|saw|gave|left|thought|bought|sold|put|ate|kept|began|broke|fell|sent|met|won|forgot|learned|woke|ran|read it|\p{L}{3,}ed)\b/iu;

/** What can sensibly be asked about a statement: what comes of it, how long it goes on, what happened then. */
export function shapeOf(
  text: string,
): 'said-love' | 'said-hate' | 'said-coming' | 'said-ongoing' | 'said-past' | 'said' {
  if (/^i (just |really |also )?(love|like|adore|enjoy)\b/i.test(text)) return 'said-love';
  if (/^i (just |really |also )?(hate|can't stand|despise|loathe|dislike)\b/i.test(text)) return 'said-hate';
  if (COMING.test(text)) return 'said-coming';
  if (GOES_ON.test(text)) return 'said-ongoing';
  return HAPPENED.test(text) ? 'said-past' : 'said';
}

/** Whether a sentence may be about a subject as such: it is short, without a comparison, an aside or a 'not'. */
export function isPlain(text: string): boolean {
  return (
    text.split(' ').length <= 7 &&
    !/\b(like (an?|the)|as an?|because|which|who|that|when|if|but|never|can't|couldn't|won't|don't|doesn't|didn't|hate|not|no longer|stopped)\b/i.test(
      text,
    )
  );
}

const FELT =
  /\b(love|hate|hurt|miss|wish|want|afraid|scared|sorry|proud|ashamed|happy|sad|angry|never|always|only|finally|still|alone|cried|regret|hope|can't)\b/gi;

/** The sentence a long message comes down to: its last question, else the one with the most feeling, else the last. */
export function pointOf(sentences: Sentence[]): Sentence[] {
  if (sentences.length <= 2) return sentences;
  const question = sentences
    .slice(-2)
    .findLast((sentence) => isQuestion(sentence) && sentence.text.split(' ').length > 1);
  if (question) return [question];
  const told = sentences.filter(({ text }) => text.split(' ').length >= 4);
  const felt = ({ text }: Sentence) => text.match(FELT)?.length ?? 0;
  const point = told.reduceRight<Sentence | null>(
    (best, sentence) => (best === null || felt(sentence) > felt(best) ? sentence : best),
    null,
  );
  return point ? [point] : sentences;
}
