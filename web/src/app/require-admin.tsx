import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { clearAdminState } from '#shared/admin-area.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { adminAccessQuery } from '../features/admin/access/queries.ts';
import { useRefusedByServer } from '../features/admin/access/use-refused-by-server.ts';
import type { AdminLoginArrival } from './admin-login-route.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import SignedIn from './signed-in.tsx';

/**
 * Lets admins through and sends everyone else to the admin login (R-ADMIN-02). The role is asked from the server on
 * entering, and nothing is shown before it has answered; again on every way inside the area and whenever the window
 * gets the focus; and a refusal of any call counts as an answer too (R-ADMIN-03).
 */
export function RequireAdmin() {
  const { status, user } = useSession();
  if (user !== null) {
    return (
      <SignedIn>
        <AdminGate userId={user.id} />
      </SignedIn>
    );
  }
  return status === 'signed-out' ? <ToAdminLogin refused={false} /> : <ScreenLoading />;
}

function AdminGate({ userId }: { userId: string }) {
  const access = useQuery(adminAccessQuery(userId));
  const refusedByServer = useRefusedByServer();
  useAskedAgain(access.refetch);

  if (refusedByServer || access.data === false) return <ToAdminLogin refused />;
  if (access.data === true) return <Outlet />;
  if (access.isPending) return <ScreenLoading />;
  return (
    <ErrorState
      title="Your role could not be checked"
      text={access.error?.message}
      onRetry={() => void access.refetch()}
    />
  );
}

/** Asks again on every path of the area and on window focus. */
function useAskedAgain(ask: () => unknown): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what makes it ask.
  useEffect(() => {
    void ask();
  }, [ask, pathname]);

  useEffect(() => {
    const askNow = () => void ask();
    window.addEventListener('focus', askNow);
    return () => window.removeEventListener('focus', askNow);
  }, [ask]);
}

function ToAdminLogin({ refused }: { refused: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(clearAdminState, []);
  const arrival: AdminLoginArrival = { from: pathname + search, refused };
  return <Navigate to={paths.admin.login} replace state={arrival} />;
}
