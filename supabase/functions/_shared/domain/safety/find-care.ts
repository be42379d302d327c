import { findSigns, findSplitCrisis } from '#contracts/care/care.ts';
import type { CareLanguage, CareLevel, CareTopic } from '#contracts/fields.ts';

/**
 * What was found in a person's words or in a reply. `isMinor` pauses the person's chats; a crisis in the same words is
 * the topic all the same.
 */
export type Care = {
  topic: CareTopic;
  level: CareLevel;
  language: CareLanguage | null;
  isMinor: boolean;
};

/** What the rules find in a person's text (D-31). */
export function findCare(text: string): Care | null {
  const { crisis, minor } = findSigns(text);
  const found = crisis ?? minor;
  if (found === null) return null;
  // A sign of a minor ends the turn, whatever else the words say.
  const level = minor !== null && found.level === 1 ? 2 : found.level;
  return { ...found, level, isMinor: minor !== null };
}

/** What the rules find in a person's last text together with those before it, the oldest first (R-CARE-14). */
export function findSplitCare(earlier: readonly string[], text: string): Care | null {
  const crisis = findSplitCrisis(earlier, text);
  return crisis && { ...crisis, isMinor: false };
}
