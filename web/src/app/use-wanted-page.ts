import { useMatch, useSearchParams } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { paths, routes } from '#lib/paths.ts';
import { useAfterHydration } from '#lib/use-after-hydration.ts';

/**
 * Where a visitor wants to be once signed in: the chat with the companion they are meeting, their page where chats are
 * off, or the page that the login or the sign-up leads to already (D-23).
 */
export function useWantedPage(): string | undefined {
  const [query] = useSearchParams();
  const companionId = useMatch(routes.meet)?.params.id;
  const redirect = useAfterHydration(query.get('redirect'), null) || undefined;
  if (companionId === undefined) return redirect;
  return env.features.chat ? paths.chat({ companionId }) : paths.companion(companionId);
}
