import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { readAuthReturn } from '#lib/auth-return.ts';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';
import { useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { returnProblem } from './return-problems.ts';

/**
 * Where a provider's page and the mail that confirms an account lead back to. The session store finishes the sign-in;
 * then the person goes on to the `redirect` parameter, or reads here why not (R-AUTH-08).
 */
export function AuthReturnScreen() {
  const { status, user } = useSession();
  const [query] = useSearchParams();
  const returned = readAuthReturn(useLocation());
  const redirect = query.get('redirect');
  const code = returned?.kind === 'problem' ? returned.code : null;

  if (code === null && status === 'signed-in') return <Navigate to={safeRedirect(redirect)} replace />;
  if (returned === null && status === 'signed-out') {
    return <Navigate to={paths.login(redirect ?? undefined)} replace />;
  }
  if (code === null && status === 'loading') {
    return (
      <div className="flex min-h-[60dvh] flex-1 items-center justify-center">
        <title>{`Logging in | ${brand.name}`}</title>
        <Spinner label="Logging you in..." />
      </div>
    );
  }
  const { title, text } = returnProblem(code);
  return (
    <AuthCard title={title} text={text}>
      <title>{`${title} | ${brand.name}`}</title>
      {user === null ? (
        <LinkButton to={paths.login(redirect ?? undefined)} variant="primary">
          Login
        </LinkButton>
      ) : (
        <LinkButton to={safeRedirect(redirect)} variant="primary">
          Continue as {user.fullName || user.email}
        </LinkButton>
      )}
    </AuthCard>
  );
}
