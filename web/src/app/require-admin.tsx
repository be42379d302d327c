import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { readAgain } from '#lib/read-again.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { adminAccessQuery } from '../features/admin/access/queries.ts';
import { useRefusedByServer } from '../features/admin/access/use-refused-by-server.ts';
import { clearAdminState } from '../features/admin/queries.ts';
import type { AdminLoginArrival } from './admin-login-route.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import SignedIn from './signed-in.tsx';

/**
 * Lets admins through, without a second factor only to the page that sets one up or asks for it (R-PROD-15), and sends
 * everyone else to the admin login (R-ADMIN-02). The role is read from the server on
 * entering, and nothing is shown until it is known. It is read again on every navigation inside the area and whenever
 * the window gets the focus; a refusal of any other call leads to the login as well (R-ADMIN-03).
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
  const { pathname, search } = useLocation();
  const access = useQuery(adminAccessQuery(userId));
  const refusedByServer = useRefusedByServer();
  useRefetchInside(access.refetch);

  if (refusedByServer || access.data === 'refused') return <ToAdminLogin refused />;
  if (access.data === 'unconfirmed' && pathname !== paths.admin.secondFactor) {
    return <Navigate to={paths.admin.secondFactor} replace state={{ from: pathname + search }} />;
  }
  if (access.data !== undefined) return <Outlet />;
  if (access.isPending) return <ScreenLoading />;
  return (
    <ErrorState
      title="Your role could not be checked"
      text={access.error?.message}
      onRetry={() => void access.refetch()}
    />
  );
}

/** Reads the role again on every path of the area and on window focus. */
function useRefetchInside(refetch: () => unknown): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to read again.
  useEffect(() => {
    void refetch();
  }, [refetch, pathname]);

  useEffect(() => {
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
}

function ToAdminLogin({ refused }: { refused: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    clearAdminState();
    // Whoever was an admin a moment ago is another person now, or a blocked one.
    if (refused) void readAgain(queryClient, { queryKey: ['users'] });
  }, [refused]);
  const arrival: AdminLoginArrival = { from: pathname + search, refused };
  return <Navigate to={paths.admin.login} replace state={arrival} />;
}
