import type { Companion } from './companion.ts';

/** The filter buttons of the browse page, in order (R-BROWSE-02). */
export const filters = [
  { value: 'all', label: 'All' },
  { value: 'intellectuals', label: 'Intellectuals' },
  { value: 'romantics', label: 'Romantics' },
  { value: 'creative_minds', label: 'Creative Minds' },
] as const;

export type Filter = (typeof filters)[number]['value'];

/** What the address bar says about the grid. */
export type BrowseChoice = { search: string; filter: Filter };

const searchName = 'q';
const filterName = 'filter';

export function readChoice(address: URLSearchParams): BrowseChoice {
  const asked = address.get(filterName);
  return {
    search: address.get(searchName) ?? '',
    filter: filters.find(({ value }) => value === asked)?.value ?? 'all',
  };
}

/** The address with `choice` in it; what says nothing is left out, other parameters stay. */
export function writeChoice(address: URLSearchParams, choice: BrowseChoice): URLSearchParams {
  const written = new URLSearchParams(address);
  if (choice.search === '') written.delete(searchName);
  else written.set(searchName, choice.search);
  if (choice.filter === 'all') written.delete(filterName);
  else written.set(filterName, choice.filter);
  return written;
}

/** Companions of the chosen kind whose name, tagline or description holds every searched word (D-18.16). */
export function chosenCompanions(companions: Companion[], choice: BrowseChoice): Companion[] {
  const words = foldText(choice.search).split(/\s+/).filter(Boolean);
  return companions.filter(
    (companion) =>
      (choice.filter === 'all' || companion.perfectFor.some(({ value }) => value === choice.filter)) &&
      words.every((word) =>
        foldText(`${companion.name} ${companion.tagline} ${companion.description}`).includes(word),
      ),
  );
}

/** Lower case without accents, so that 'andre' finds 'André'. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
