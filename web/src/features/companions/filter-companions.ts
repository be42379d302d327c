import type { BrowseChoice } from './browse-choice.ts';
import type { CompanionSummary } from './companion-summary.ts';

/**
 * The companions of a complete list that match a choice, newest first: with the chosen Perfect For value, with the
 * trait, and with every searched word in name, tagline or description (R-BROWSE-01, R-BROWSE-02, D-18.16). The server's
 * browse_companions returns the same for longer lists; only the server can sort by favorites.
 */
export function filterCompanions<Held extends CompanionSummary>(list: Held[], choice: BrowseChoice): Held[] {
  const words = foldText(choice.search).split(/\s+/).filter(Boolean);
  const trait = choice.trait.toLowerCase();
  const chosen = list.filter(
    ({ name, tagline, description, perfectFor, coreTraits }) =>
      (choice.filter === 'all' || perfectFor.some(({ value }) => value === choice.filter)) &&
      (trait === '' || coreTraits.some((held) => held.toLowerCase() === trait)) &&
      words.every((word) => foldText(`${name} ${tagline} ${description}`).includes(word)),
  );
  return choice.order === 'name'
    ? chosen.sort((one, other) => foldText(one.name).localeCompare(foldText(other.name)))
    : chosen;
}

/** Lower case without accents, so that 'andre' finds 'André'. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
