import { Automaton } from '../language/automaton.ts';
import { Disguises } from '../language/disguise.ts';
import { findPhrases, type Match } from '../language/scan.ts';
import { disguisedWords } from '../phrases/disguised-words.ts';
import { englishCrisis } from '../phrases/english/crisis/crisis.ts';
import { frenchCrisis } from '../phrases/french/crisis/crisis.ts';
import { germanCrisis } from '../phrases/german/crisis/crisis.ts';
import { spanishCrisis } from '../phrases/spanish/crisis/crisis.ts';
import { type Topic, topics } from './topics.ts';

const languages = [englishCrisis, spanishCrisis, germanCrisis, frenchCrisis];

const signPhrases = once(
  () => new Automaton<Topic>(languages.map(({ named, signs }) => ({ named, phrases: signs }))),
);
const idiomPhrases = once(
  () => new Automaton<'idiom'>(languages.map(({ named, idioms }) => ({ named, phrases: { idiom: idioms } }))),
);
const disguises = once(() => new Disguises(signPhrases().vocabulary, disguisedWords));

/**
 * The topic of a person's text that a program must not reply to: suicide, self-harm, eating disorders, harm to others;
 * null for everything else (D-15, R-SAFE-05). Somebody else's danger counts as one's own. English, Spanish, German and
 * French.
 */
export function detectCrisis(text: string): Topic | null {
  return firstTopic(crisisSigns(text));
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
export function detectSplitCrisis(earlier: readonly string[], text: string): Topic | null {
  const before = earlier
    .slice(-JOINED_MESSAGES)
    .map((message) => `${message} `)
    .join('')
    .replace(wordsFarBefore, '');
  const signs = crisisSigns(before + text.slice(0, JOINED_LENGTH));
  return firstTopic(signs.filter(({ start, end }) => start < before.length && end > before.length));
}

function firstTopic(signs: Match<Topic>[]): Topic | null {
  return topics.find((topic) => signs.some(({ label }) => label === topic)) ?? null;
}

/** The signs of a crisis in a text that no idiom covers. */
function crisisSigns(text: string): Match<Topic>[] {
  const words = disguises().words(text);
  const signs = findPhrases(signPhrases(), words);
  if (signs.length === 0) return [];
  const idioms = findPhrases(idiomPhrases(), words);
  return signs.filter((sign) => !idioms.some((idiom) => idiom.start < sign.end && idiom.end >= sign.end));
}

/** Built at the first text and kept, so that a function that never asks does not wait for it. */
function once<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
}
