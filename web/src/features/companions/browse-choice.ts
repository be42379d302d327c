/** The filter buttons of the browse page, in order (R-BROWSE-02). */
export const filters = [
  { value: 'all', label: 'All' },
  { value: 'intellectuals', label: 'Intellectuals' },
  { value: 'romantics', label: 'Romantics' },
  { value: 'creative_minds', label: 'Creative Minds' },
] as const;

export type Filter = (typeof filters)[number]['value'];

/** The orders of the grid. */
export const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'loved', label: 'Most loved' },
] as const;

export type Order = (typeof orders)[number]['value'];

/** The grid's settings in the address: `trait` is a core trait or empty, `mine` shows the person's own companions. */
export type BrowseChoice = { search: string; filter: Filter; trait: string; order: Order; mine: boolean };

export const defaultChoice: BrowseChoice = {
  search: '',
  filter: 'all',
  trait: '',
  order: 'newest',
  mine: false,
};

const names = { search: 'q', filter: 'filter', trait: 'trait', order: 'sort', mine: 'mine' } as const;

export function readChoice(address: URLSearchParams): BrowseChoice {
  const known = <Value extends string>(list: readonly { value: Value }[], asked: string | null) =>
    list.find(({ value }) => value === asked)?.value;
  return {
    search: address.get(names.search) ?? defaultChoice.search,
    filter: known(filters, address.get(names.filter)) ?? defaultChoice.filter,
    trait: address.get(names.trait) ?? defaultChoice.trait,
    order: known(orders, address.get(names.order)) ?? defaultChoice.order,
    mine: address.get(names.mine) === 'true',
  };
}

/** The address with `choice` in it; default values are left out, other parameters are kept. */
export function writeChoice(address: URLSearchParams, choice: BrowseChoice): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const [part, name] of Object.entries(names) as [keyof BrowseChoice, string][]) {
    if (choice[part] === defaultChoice[part]) written.delete(name);
    else written.set(name, String(choice[part]));
  }
  return written;
}

/** Whether two choices show the same grid. */
export function isSameChoice(one: BrowseChoice, other: BrowseChoice): boolean {
  return (Object.keys(names) as (keyof BrowseChoice)[]).every((part) => one[part] === other[part]);
}
