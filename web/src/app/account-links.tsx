import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const LogoutButton = lazyPart(async () => ({
  default: (await import('../features/auth/logout-button.tsx')).LogoutButton,
}));

/** The end of the navigation: the user's name and Logout, or Login and Get Started. */
export function AccountLinks({ onChosen }: { onChosen: () => void }) {
  const { status, user } = useSession();
  if (user !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3 lg:flex-nowrap">
        <span className="max-w-48 truncate px-3 text-sm text-muted lg:hidden xl:inline xl:max-w-32 xl:px-0">
          {user.fullName || user.email}
        </span>
        <LazyBoundary>
          <LogoutButton />
        </LazyBoundary>
      </div>
    );
  }
  // Not known yet: 'Login' could be wrong a moment later.
  if (status === 'loading') return <div className="min-h-11" />;
  return (
    <div className="for-visitors flex flex-wrap items-center gap-3">
      <LinkButton to={paths.login()} variant="quiet" onClick={onChosen}>
        Login
      </LinkButton>
      <LinkButton to={paths.signup()} variant="primary" onClick={onChosen}>
        Get Started
      </LinkButton>
    </div>
  );
}
