import { LockKeyhole } from 'lucide-react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Replaces the dashboard when the session ends while it is open (R-DASH-01, D-18.3). */
export function AuthenticationRequired() {
  return (
    <div className="grid flex-1 place-content-center">
      <title>{`Dashboard | ${brand.name}`}</title>
      <h1 className="sr-only">Dashboard</h1>
      <EmptyState
        icon={<LockKeyhole />}
        title="Authentication Required"
        text="Your session has ended. Log in again to see your dashboard."
        action={
          <>
            <LinkButton to={paths.home}>Back to Home</LinkButton>
            <LinkButton variant="primary" to={paths.login(paths.dashboard)}>
              Go to Login
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
