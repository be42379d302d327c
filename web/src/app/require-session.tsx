import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { hasStoredSession, isLeaving, useSession } from '#lib/session.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

const SignedIn = lazyScreen('default', () => import('./signed-in.tsx'));

type RequireSessionProps = {
  /** Where everyone else is sent; login, and after it back here, where left out (R-SHELL-04, R-SHELL-05). */
  signedOutTo?: string;
  /** Shown in place of that to somebody whose session ends while the page is open (D-18.3). */
  ended?: ReactNode;
};

/**
 * Lets signed-in people through. A remembered person is let through while the session is still being read, so nobody
 * waits for what is likely true.
 */
export function RequireSession({ signedOutTo, ended }: RequireSessionProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const [hadSession, setHadSession] = useState(false);
  if (status === 'signed-in' && !hadSession) setHadSession(true);

  if (user !== null) {
    return (
      <SignedIn>
        <Outlet />
      </SignedIn>
    );
  }
  if (status === 'loading') return <ScreenLoading />;
  if (hadSession && isLeaving()) return <Navigate to={paths.home} replace />;
  if (hadSession && ended !== undefined) return ended;
  return <Navigate to={signedOutTo ?? paths.login(pathname + search)} replace />;
}

/** With a screen behind it, what is around all of them is fetched, where somebody may be let through. */
RequireSession.preload = async () => {
  if (hasStoredSession()) await SignedIn.preload();
};
