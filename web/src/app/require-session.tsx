import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { ScreenLoading } from './screen-loading.tsx';

const SignedInOutlet = lazy(() => import('./signed-in-outlet.tsx'));

/**
 * Lets signed-in people through; sends everyone else to login and, after it, back here (R-SHELL-04, R-SHELL-05). A
 * remembered person is let through while the session is still being read, so nobody waits for what is likely true.
 */
export function RequireSession() {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();

  if (user !== null) return <SignedInOutlet />;
  if (status === 'signed-out') return <Navigate to={paths.login(pathname + search)} replace />;
  return <ScreenLoading />;
}
