import { CircleUserRound } from 'lucide-react';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The profile of somebody who is not logged in (R-PROF-01). */
export function LoginPrompt() {
  return (
    <div className="grid flex-1 place-content-center">
      <title>{`Profile | ${brand.name}`}</title>
      <h1 className="sr-only">Profile</h1>
      <EmptyState
        icon={<CircleUserRound />}
        title="Please Log In"
        text="Your profile and settings are here once you have logged in."
        action={
          <LinkButton variant="primary" to={paths.login(paths.profile())}>
            Go to Login
          </LinkButton>
        }
      />
    </div>
  );
}
