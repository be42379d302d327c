import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { favoritesQuery } from './queries.ts';

/** How many favorites the signed-in person has, hearts that are just being turned included; undefined until it is known. */
export function useFavoriteCount(): number | undefined {
  const userId = useSession().user?.id ?? '';
  return useQuery(favoritesQuery(userId)).data?.length;
}
