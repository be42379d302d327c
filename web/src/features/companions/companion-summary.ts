import { cutAtWord } from '#lib/excerpt.ts';
import { type Companion, type CompanionRow, type LooksRow, looksOf } from './companion.ts';

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
  | 'retiresAt'
>;

/** The length of a description on a card (R-BROWSE-05). */
export const EXCERPT_LENGTH = 120;

/** The columns of a row that a card is made of: a grid of thousands reads no more of each than it draws. */
export const summaryColumns =
  'id, name, tagline, description, image_url, avatar_url, profile_image, profile_gradient_from, profile_gradient_to, perfect_for, core_traits, retires_at';

type SummaryRow = LooksRow & Pick<CompanionRow, 'id' | 'name' | 'tagline' | 'description' | 'retires_at'>;

/** A row as a card shows it. */
export function toSummary(row: SummaryRow): CompanionSummary {
  const { id, name, tagline, retires_at: retiresAt } = row;
  const description = cutAtWord(row.description, EXCERPT_LENGTH);
  return { id, name, tagline, description, ...looksOf(row), retiresAt };
}
