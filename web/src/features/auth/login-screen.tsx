import { Suspense } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { useNativeForm } from '#lib/native-form.ts';
import { paths } from '#lib/paths.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';
import { useSession } from '#lib/session.ts';
import { useAfterHydration } from '#lib/use-after-hydration.ts';
import { Captcha } from '#shared/captcha.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { notConfirmed } from './texts.ts';

const CheckInbox = lazyPart('default', () => import('./check-inbox.tsx'));
const ResendButton = lazyPart('default', () => import('./resend-button.tsx'));
const ProviderButtons = lazyPart('default', () => import('./provider-buttons.tsx'));

/** What a finished sign-up passes on in the history state when the email is to be confirmed. */
export type UnconfirmedAccount = { unconfirmed: string };

const login = async () => (await import('./form-definitions.ts')).loginDefinition;

/** Email and password; whoever is signed in goes on to where they wanted to be (R-AUTH-01 to R-AUTH-06). */
export function LoginScreen() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const redirect = useAfterHydration(query.get('redirect'), null) || undefined;
  const { unconfirmed } = useAfterHydration<Partial<UnconfirmedAccount> | null>(state, null) ?? {};
  const { formProps, errorOf, problem, isBusy } = useNativeForm(login);

  if (user !== null) return <Navigate to={safeRedirect(redirect ?? null)} replace />;
  if (unconfirmed !== undefined) return <CheckInbox email={unconfirmed} redirect={redirect} />;

  return (
    <AuthCard
      title="Welcome back"
      text={
        <>
          New here?{' '}
          <Link to={paths.signup(redirect)} className="font-semibold text-accent underline">
            Create an account
          </Link>
        </>
      }
    >
      <title>{`Login | ${brand.name}`}</title>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField name="email" label="Email" type="email" autoComplete="email" error={errorOf('email')} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <Link
          to={paths.forgotPassword(redirect)}
          className="-mt-2 self-end py-1 text-sm font-semibold text-accent underline"
        >
          Forgot Password?
        </Link>
        <Captcha />
        {problem !== undefined && (
          <Notice
            kind="problem"
            action={
              problem === notConfirmed && (
                <Suspense>
                  <ResendButton redirect={redirect} />
                </Suspense>
              )
            }
          >
            {problem}
          </Notice>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          Login
        </Button>
      </form>
      <Suspense>
        <ProviderButtons redirect={redirect} />
      </Suspense>
    </AuthCard>
  );
}
