import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads queries again after their data changed on the server; resolves when those on the page are read. Invalidating
 * alone would join a first read that is under way, which may have left the server before the change.
 */
export async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries(filters);
  await client.invalidateQueries(filters);
}

/**
 * The `refetchOnMount` of what is read at every visit: a part that comes later to a screen which shows it already does
 * not read it again.
 */
export function onFirstMount({ observers }: Pick<Query, 'observers'>): 'always' | false {
  return observers.length > 1 ? false : 'always';
}
