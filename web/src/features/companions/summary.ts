import { type CompanionRow, type CompanionSummary, toCompanion } from './companion.ts';
import { excerpt } from './excerpt.ts';

/** What a card shows of a row: a grid of thousands holds no more of each than it draws. */
export function toSummary(row: CompanionRow): CompanionSummary {
  const { id, name, tagline, description, imageUrl, gradientFrom, gradientTo, perfectFor, coreTraits } =
    toCompanion(row);
  return {
    id,
    name,
    tagline,
    description: excerpt(description),
    imageUrl,
    gradientFrom,
    gradientTo,
    perfectFor,
    coreTraits,
  };
}
