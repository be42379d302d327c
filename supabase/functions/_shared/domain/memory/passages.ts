import { contentWords } from './content-words.ts';
import { pointsOf } from './cues.ts';
import { isMomentary, isVague } from './passing.ts';
import { asSentence } from './proposed-fact.ts';
import { sensitiveTopic } from './sensitive-topic.ts';
import { type Clause, type Sentence, sung, withoutLead } from './sentences.ts';
import { spelled } from './spelled.ts';

/** A longer one says more than one thing, and leaves less room for others in a prompt. */
const LONGEST = 200;
/** So many sentences, or parts of a long one, say one thing: 'Joanne rang after. My daughter. She lives in Halifax.' */
const MOST_PARTS = 3;
/**
 * The points that a passage needs without a model beside the rules. A higher bar keeps less junk and fewer facts of a
 * writer who taught the cues nothing; a lower one fills the memory page (tests/bench/memory/results.md).
 */
export const LEAST = -0.6;
/** The points of what a shape knows, said by itself and among other things. */
const KNOWN = 4;
const KNOWN_AMONG = 3.3;
/** A longer sentence is many that nobody kept apart. */
const RUN_ON = 200;

/** What somebody said in a row, as it may be kept: word for word, without what is asked, supposed or sensitive. */
export type Passage = {
  text: string;
  /** The sentence that says most of it. */
  quote: string;
  clauses: readonly Clause[];
};

/** A sentence of it; `weight` is how much it says. */
type Part = Passage & { isClaim: boolean; weight: number };

/**
 * What of a message is worth keeping as it was said, that with the most points first, none of it twice. `isKnown` says
 * of a clause that a shape knows what it says, which counts for it.
 */
export function lastingPassages(
  sentences: readonly Sentence[],
  isKnown: (clause: Clause) => boolean,
): Passage[] {
  const known = pointsOfKnown(sentences);
  const pointed = passagesOf(sentences)
    .map((passage) => ({
      ...passage,
      points: pointsOf(passage.text) + (passage.clauses.some(isKnown) ? known : 0),
    }))
    .filter(({ text, points }) => points >= LEAST && !sensitiveTopic(text))
    .sort((a, b) => b.points - a.points);
  const told = new Set<Clause>();
  return pointed.filter(({ clauses }) => {
    if (clauses.some((clause) => told.has(clause))) return false;
    for (const clause of clauses) told.add(clause);
    return true;
  });
}

/** How much speaks for it that a shape knows what is said in a message. */
export function pointsOfKnown(sentences: readonly Sentence[]): number {
  return sentences.length > 1 ? KNOWN_AMONG : KNOWN;
}

/** Every run of some sentences of a message that are one's own word; together they may yet be sensitive. */
function passagesOf(sentences: readonly Sentence[]): Passage[] {
  const parts = sentences.flatMap(partsOf);
  return parts.flatMap((_, start) =>
    Array.from({ length: MOST_PARTS }, (_, more) => parts.slice(start, start + more + 1))
      .filter((run, more) => run.length === more + 1 && run.some(({ isClaim }) => isClaim))
      .map(joined)
      .filter(({ text }) => text.length <= LONGEST && !isVague(text)),
  );
}

function joined(run: readonly Part[]): Passage {
  const [longest] = run.filter(({ isClaim }) => isClaim).sort((a, b) => b.weight - a.weight);
  return {
    text: run.map(({ text }) => text).join(' '),
    quote: longest?.quote ?? '',
    clauses: run.flatMap(({ clauses }) => clauses),
  };
}

/** Before what is cited. */
const saying = /\b(?:says?|said|goes|asks?|asked|sings?|shouts?)\P{L}*$/u;

/** A sentence as it was said, or what is left of it, or of a long one each clause. */
function partsOf({ quote, clauses }: Sentence): Part[] {
  if (clauses.length === 0 || sung.test(quote)) return [];
  const own = clauses.filter(({ isSupposed, text }) => !isSupposed && !isMomentary(text));
  const whole = spelled(quote);
  const isWhole = own.length === clauses.length && quote.length <= RUN_ON && !sensitiveTopic(whole);
  const part = (text: string, of: readonly Clause[]): Part[] =>
    /\p{L}/u.test(text) && !sensitiveTopic(text)
      ? [
          {
            text: asSentence(text),
            quote,
            clauses: of,
            isClaim: of.some(({ isClaim }) => isClaim) && !saying.test(text),
            weight: contentWords(text).length,
          },
        ]
      : [];
  if (isWhole) {
    const said = withoutLead(whole);
    // 'Moved to Leeds' is said of oneself.
    const isComplete = clauses.every(({ text }) => said.includes(text));
    return part(isComplete ? said : clauses.map(({ text }) => asSentence(text)).join(' '), clauses);
  }
  return own.flatMap((clause) => part(clause.text, [clause]));
}
