import { type ReactNode, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { hasStoredSession, isSigningOut, useSession } from '#lib/session.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

const SignedIn = lazyScreen('default', () => import('./signed-in.tsx'));

type RequireSessionProps = {
  /** Where visitors are redirected; by default to the login, and then back here (R-SHELL-04, R-SHELL-05). */
  signedOutTo?: string;
  /** Shown instead when the session ends while the page is open (D-18.3). */
  ended?: ReactNode;
};

/**
 * Renders its routes for signed-in users only. The user of the last visit counts as signed in while the session is
 * being read, so that they do not wait.
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
  if (hadSession && isSigningOut()) return <Navigate to={paths.home} replace />;
  if (hadSession && ended !== undefined) return ended;
  return <Navigate to={signedOutTo ?? paths.login(pathname + search)} replace />;
}

/** Loads the providers of signed-in screens together with the screen. */
RequireSession.preload = async () => {
  if (hasStoredSession()) await SignedIn.preload();
};
