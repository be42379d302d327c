import { cutAtWord } from '#lib/excerpt.ts';
import { type Companion, type CompanionRow, toCompanion } from './companion.ts';

/** The part of a companion that a card shows; the description may be an excerpt. */
export type CompanionSummary = Pick<
  Companion,
  | 'id'
  | 'name'
  | 'tagline'
  | 'description'
  | 'imageUrl'
  | 'gradientFrom'
  | 'gradientTo'
  | 'perfectFor'
  | 'coreTraits'
>;

/** A row as a card shows it: a grid of thousands keeps no more of each than it draws. */
export function toSummary(row: CompanionRow): CompanionSummary {
  const { id, name, tagline, description, imageUrl, gradientFrom, gradientTo, perfectFor, coreTraits } =
    toCompanion(row);
  return {
    id,
    name,
    tagline,
    description: cutAtWord(description, EXCERPT_LENGTH),
    imageUrl,
    gradientFrom,
    gradientTo,
    perfectFor,
    coreTraits,
  };
}

/** The length of a description on a card (R-BROWSE-05). */
export const EXCERPT_LENGTH = 120;
