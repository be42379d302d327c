import { likelihoods, phrasesByLanguage } from '#contracts/care/languages.ts';
import { type Match, takesBack } from '#contracts/care/phrases.ts';
import { wordsOf } from '#contracts/care/words.ts';
import type { CareLanguage, CareTopic } from '#contracts/fields.ts';
import { sheets } from './sheets.ts';

/** What a companion's reply must not do (D-15, D-31, R-SAFE-11); the first, where a reply breaks several. */
export const replyRules = [
  'minor',
  'sexual',
  'encourages_harm',
  'professional_claim',
  'claims_human',
  'selling',
  'guilt',
] as const;
type ReplyRule = (typeof replyRules)[number];

/** A broken rule and where; `topic` is what a reply that encourages harm speaks of. */
export type BadReply = { rule: ReplyRule; topic: CareTopic | null; language: CareLanguage; start: number };

const phrasesFor = phrasesByLanguage(sheets);

/** The rule that a whole reply breaks, null when it breaks none (R-CARE-08). */
export function findBadReply(text: string): BadReply | null {
  const { bad } = readReply(text, true);
  return bad.sort((one, other) => replyRules.indexOf(one.rule) - replyRules.indexOf(other.rule))[0] ?? null;
}

/** So far behind a claim to be human the reply may take it back as a joke. */
const LONGEST_JOKE = 160;
/** So far from the age of somebody under 18 no love may be spoken of. */
const NEAR_AGE = 200;
const asides = ['fine', 'admits', 'age', 'love'];
const isRule = ({ heading }: { heading: string }) => !asides.includes(heading);
const sentenceEnd = /(?<!\.)[.!?;]\s|[。！？]/;

/**
 * What breaks a rule in a reply that goes on unless it `isOver`: `bad` for certain, `openSince` from where on the next
 * words may show it.
 */
export function readReply(text: string, isOver: boolean): { bad: BadReply[]; openSince: number | null } {
  const words = wordsOf(text);
  const likelihood = likelihoods(words);
  const isEnd = isOver || sentenceEnd.test(text.slice(words.at(-1)?.end ?? 0));
  const readings = phrasesFor(text).map(({ language, phrases }) => {
    const meant = phrases.meant(words);
    const startOf = ({ first }: { first: number }) => meant[first]?.start ?? 0;
    const { matches, open } = phrases.find(meant, isEnd);
    const excuses = matches.filter(({ heading }) => heading === 'fine');
    const openExcuse = open.find(({ heading }) => heading === 'fine')?.first ?? Number.POSITIVE_INFINITY;
    const admitted = matches.filter(({ heading }) => heading === 'admits').map(startOf);
    const isJoke = (match: Match) => {
      const claimed = startOf(match);
      return (
        match.heading === 'claims_human' &&
        admitted.some((place) => place > claimed && place - claimed <= LONGEST_JOKE)
      );
    };
    const unexcused = matches.filter((match) => !excuses.some((excuse) => takesBack(excuse, match)));
    const ages = unexcused.filter(({ heading }) => heading === 'age');
    const young = unexcused
      .filter(({ heading }) => heading === 'love')
      .filter((love) => ages.some((age) => Math.abs(startOf(love) - startOf(age)) <= NEAR_AGE))
      .map((love) => ({ ...love, heading: 'minor' }));
    const suspects = [...unexcused.filter((match) => isRule(match) && !isJoke(match)), ...young];
    /** Love may still follow an age. */
    const openAges = isOver ? [] : ages.filter((age) => text.length - startOf(age) <= NEAR_AGE);
    const spoken = suspects.filter(({ first }) => likelihood.of(language, meant[first]?.sentence ?? 0) > 0);
    /** Words to come may show that their sentence is in this language after all. */
    const unclear = suspects.filter(({ first }) => meant[first]?.sentence === words.at(-1)?.sentence);
    return {
      held: [...spoken, ...unclear, ...open.filter(isRule), ...openAges].map(startOf),
      bad: spoken
        .filter((match) => {
          return isOver || match.heading !== 'claims_human' || text.length - startOf(match) > LONGEST_JOKE;
        })
        .filter(({ next }) => openExcuse >= next)
        .map((match): BadReply => {
          const [rule = '', topic = null] = match.heading.split(' ');
          return {
            rule: rule as ReplyRule,
            topic: topic as CareTopic | null,
            language,
            start: startOf(match),
          };
        }),
    };
  });
  const held = readings.flatMap((reading) => reading.held);
  return { bad: readings.flatMap(({ bad }) => bad), openSince: held.length > 0 ? Math.min(...held) : null };
}

/** Whether a word that begins with these letters may begin what breaks a rule. */
export function mayBreakRule(letters: string): boolean {
  const plain = wordsOf(letters)[0]?.text ?? '';
  return phrasesFor(letters).some(({ phrases }) => phrases.mayBeginWith(plain));
}
