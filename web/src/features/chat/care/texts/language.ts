import type { CareTopic } from '#contracts/fields.ts';
import type { WayTexts } from '#shared/help/lines.ts';

/**
 * The words of the card with help lines, one file for each language (R-CARE-12). For translators: short and warm, as
 * one would say it to a friend; {number} and {word} stand for themselves. Links to call or text follow the texts that
 * end with a colon.
 */
export type CareTexts = WayTexts & {
  title: string;
  /** In place of the title. */
  titleOf: Partial<Record<CareTopic, string>>;
  about: Record<CareTopic, string>;
  /** Of the smaller card, beneath a reply: something worrying was said. */
  worrying: { title: string; text: string };
  /** To somebody who speaks of another person. */
  forOthers: string;
  /** Emergency numbers follow. */
  danger: string;
  /** Opens the lines of every country. */
  elsewhere: string;
  kept: string;
  notSent: string;
};
