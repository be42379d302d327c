import type { ReactNode } from 'react';
import { useSession } from '#lib/session.ts';
import { useIsBlocked } from '#shared/blocked.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const BlockWatch = lazyPart('default', () => import('./block-watch.tsx'));
const BlockedPages = lazyPart('default', () => import('./blocked-pages.tsx'));

/** The page, or for a blocked person what is left of it (R-PROD-18). */
export function BlockGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isBlocked = useIsBlocked();
  return (
    <>
      {user && (
        <LazyBoundary>
          <BlockWatch userId={user.id} />
        </LazyBoundary>
      )}
      {isBlocked ? (
        <LazyBoundary>
          <BlockedPages>{children}</BlockedPages>
        </LazyBoundary>
      ) : (
        children
      )}
    </>
  );
}
