import { cutAtWord, firstSentence } from '#lib/excerpt.ts';
import { pictureOf } from '#shared/companion-picture.ts';
import type { FacingCompanion, LatestCompanion } from './api.ts';

/** The longest line under a name of the line-up, and the longest greeting above a face. */
const LINE_LENGTH = 28;
const HELLO_LENGTH = 80;

/** The longest text of a card, which is about three lines (R-HOME-09). */
const TEXT_LENGTH = 80;

const nameOf = ({ name }: { name: string | null }) => name || 'Companion';

/** A companion as a card shows it, every fallback of R-HOME-08 to R-HOME-10 applied. */
export function cardOf(companion: LatestCompanion) {
  const traits = companion.core_traits?.length ? companion.core_traits : perfectFor(companion);
  return {
    name: nameOf(companion),
    text: cutAtWord(companion.description || companion.tagline || '', TEXT_LENGTH),
    image: pictureOf(companion),
    traits: traits.slice(0, 2),
  };
}

function perfectFor({ perfect_for }: LatestCompanion): string[] {
  return (perfect_for ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.value));
}

/** A companion as the line-up shows it: with one short line, and the words it says to whoever comes near. */
export function faceOf(companion: FacingCompanion) {
  return {
    name: nameOf(companion),
    image: pictureOf(companion),
    line: cutAtWord(companion.core_traits?.[0] ?? companion.tagline ?? '', LINE_LENGTH),
    hello: cutAtWord(firstSentence(companion.greeting ?? ''), HELLO_LENGTH),
  };
}
