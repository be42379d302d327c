import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { ScreenLoading } from './screen-loading.tsx';

const SignedIn = lazy(() => import('./signed-in.tsx'));

/**
 * Lets signed-in people through; sends everyone else to login and, after it, back here (R-SHELL-04, R-SHELL-05), or to
 * `signedOutTo`. A
 * remembered person is let through while the session is still being read, so nobody waits for what is likely true.
 */
export function RequireSession({ signedOutTo }: { signedOutTo?: string }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();

  if (user !== null) {
    return (
      <SignedIn>
        <Outlet />
      </SignedIn>
    );
  }
  if (status === 'signed-out') {
    return <Navigate to={signedOutTo ?? paths.login(pathname + search)} replace />;
  }
  return <ScreenLoading />;
}
