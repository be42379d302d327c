import type { CareLanguage, CareLevel, CareTopic } from '#contracts/fields.ts';

/** Why help lines are shown. */
export type CareFinding = { topic: CareTopic; level: CareLevel };

/** What a card of help lines is made from (D-31). */
export type CareCardData = CareFinding & {
  /** The language of the words, where it was told; else the page looks for it in `words`. */
  language: CareLanguage | null;
  /** The person's words; empty where they are not held. */
  words: string;
  /** Whether the words are stored; else they are where they were typed. */
  isKept: boolean;
};

/** A card in the list of the chat. */
export type CareItem = { kind: 'safety'; key: string; care: CareCardData };

/** Help lines that came while the page was open, with the turn they belong to; null where the words are not kept. */
export type Care = CareCardData & { turnId: string | null };
