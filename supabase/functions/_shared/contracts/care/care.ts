import type { CareLanguage, CareLevel, CareTopic } from '../fields.ts';
import { arabic } from './languages/arabic.ts';
import { chinese } from './languages/chinese.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { hindi } from './languages/hindi.ts';
import { italian } from './languages/italian.ts';
import { japanese } from './languages/japanese.ts';
import { korean } from './languages/korean.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { russian } from './languages/russian.ts';
import { spanish } from './languages/spanish.ts';
import { turkish } from './languages/turkish.ts';
import { likelihoods, phrasesByLanguage } from './languages.ts';
import { takesBack } from './phrases.ts';
import { wordsOf } from './words.ts';

export type Finding = { topic: CareTopic; level: CareLevel; language: CareLanguage };

/** The gravest first, where a text speaks of several. */
const byGravity: CareTopic[] = [
  'immediate_danger',
  'suicide',
  'harm_to_others',
  'abuse',
  'self_harm',
  'eating_disorder',
  'minor',
];

const sheets: Record<CareLanguage, string> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  pl: polish,
  tr: turkish,
  ru: russian,
  ar: arabic,
  hi: hindi,
  ja: japanese,
  ko: korean,
  zh: chinese,
};

const phrasesFor = phrasesByLanguage(sheets);

/** What `findCrisis` and `findMinorSign` find, in one reading. */
export function findSigns(text: string): { crisis: Finding | null; minor: Finding | null } {
  const signs = signsIn(text);
  return {
    crisis: gravest(signs.filter(({ topic }) => topic !== 'minor')),
    minor: gravest(signs.filter(({ topic }) => topic === 'minor')),
  };
}

/**
 * The gravest crisis that a text speaks of unmistakably (D-31, R-CARE-02): the writer's or that of somebody close. For
 * the server and, without a network, the page. Ordinary talk that sounds alike, fiction and negations do not count.
 */
export function findCrisis(text: string): Finding | null {
  return findSigns(text).crisis;
}

/** Signs in a text that its writer is under 18 (D-31, R-CARE-09). */
export function findMinorSign(text: string): Finding | null {
  return findSigns(text).minor;
}

/** As many of a person's earlier messages are put together with a new one, and of both sides of the seam so much. */
const JOINED_MESSAGES = 3;
const JOINED_LENGTH = 200;
/** Whole words alone: the end of one could be another. */
const wordsFarBefore = new RegExp(`^[^]*\\s(?=[^]{${JOINED_LENGTH},}$)`);

/**
 * What a person's new text speaks of only together with the messages before it, `earlier`, the oldest first: "I want",
 * "to kill", "myself" (R-CARE-14). A sign counts when it begins in an earlier message and ends in the new one.
 */
export function findSplitCrisis(earlier: readonly string[], text: string): Finding | null {
  const before = earlier
    .slice(-JOINED_MESSAGES)
    .map((message) => `${message} `)
    .join('')
    .replace(wordsFarBefore, '');
  const isSplit = ({ start, end }: Sign) => start < before.length && end > before.length;
  const signs = signsIn(before + text.slice(0, JOINED_LENGTH));
  return gravest(signs.filter((sign) => sign.topic !== 'minor' && isSplit(sign)));
}

/** A finding, the part of the text it was found in, and how likely the sentence is in its language. */
type Sign = Finding & { start: number; end: number; likelihood: number };

const signHeading = new RegExp(`^(?:${byGravity.join('|')}) [123]$`);

/**
 * The signs in a text that nothing around them takes back: phrases under `ordinary` (of a minor's signs `adult`) those
 * whose words they share, under `fiction` those of their sentence, under `past` as well where the text has one under
 * `well`. Where one under `now` is, level 2 is 3.
 */
function signsIn(text: string): Sign[] {
  const words = wordsOf(text);
  const likelihood = likelihoods(words);
  const matches = phrasesFor(text)
    .filter(({ language }) => likelihood.isPossible(language))
    .flatMap(({ language, phrases }) =>
      phrases.find(words).matches.map((match) => {
        const sentence = words[match.first]?.sentence ?? 0;
        return { ...match, language, sentence, likelihood: likelihood.of(language, sentence) };
      }),
    )
    .filter((match) => match.likelihood > 0);
  const of = (heading: string) => matches.filter((match) => match.heading === heading);
  const [ordinary, adult, fiction] = [of('ordinary'), of('adult'), of('fiction')];
  // Long over, and well today: 'He hit me, twenty years ago. Now I am happily married.'
  const well = of('well').map(({ language }) => language);
  const past = of('past').filter(({ language }) => well.includes(language));
  const aside = [...fiction, ...past];
  const isTakenBack = (sign: (typeof matches)[number]) => {
    const isMinor = sign.heading === 'minor 2';
    const isAsLikely = (match: typeof sign) => match.likelihood >= sign.likelihood;
    return (
      (isMinor ? adult : ordinary).some((match) => isAsLikely(match) && takesBack(match, sign)) ||
      (!isMinor && aside.some((match) => isAsLikely(match) && match.sentence === sign.sentence))
    );
  };
  const isNow = of('now').length > 0;
  return matches
    .filter((match) => signHeading.test(match.heading) && !isTakenBack(match))
    .map(({ heading, first, next, ...sign }): Sign => {
      const [topic, level] = heading.split(' ') as [CareTopic, string];
      return {
        ...sign,
        topic,
        level: (isNow && level === '2' ? 3 : Number(level)) as CareLevel,
        start: words[first]?.start ?? 0,
        end: words[next - 1]?.end ?? text.length,
      };
    });
}

function gravest(signs: Sign[]): Finding | null {
  const [first] = signs.sort(
    (one, other) =>
      other.level - one.level ||
      byGravity.indexOf(one.topic) - byGravity.indexOf(other.topic) ||
      other.likelihood - one.likelihood,
  );
  return first ? { topic: first.topic, level: first.level, language: first.language } : null;
}
