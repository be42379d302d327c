import { valibotResolver } from '@hookform/resolvers/valibot';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '../../lib/brand.ts';
import { fieldProblem, formProblem } from '../../lib/form.ts';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblem, signIn } from './api.ts';
import { AuthCard } from './auth-card.tsx';
import { FormNotice } from './form-notice.tsx';
import { authTexts, type LoginForm, loginForm } from './rules.ts';
import { arrivalOf } from './signup-arrival.ts';

const ProviderButtons = lazy(() => import('./provider-buttons.tsx'));

/** Email and password; whoever is signed in goes on to where they wanted to be (R-AUTH-01 to R-AUTH-06). */
export function LoginScreen() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const redirect = query.get('redirect') ?? undefined;
  const arrival = arrivalOf(useLocation().state);
  const { register, handleSubmit, setError, formState } = useForm<LoginForm>({
    resolver: valibotResolver(loginForm),
    defaultValues: { email: arrival?.email ?? '', password: '' },
  });

  if (user !== null) return <Navigate to={safeRedirect(redirect ?? null)} replace />;

  const submit = handleSubmit(async (form) => {
    try {
      await signIn(form);
    } catch (problem) {
      setError('root', { message: problem instanceof AuthProblem ? problem.message : authTexts.loginThrown });
    }
  });
  const problem = formProblem(formState.errors);

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
      {arrival !== null && <FormNotice kind="good" text={arrival.notice} />}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          error={fieldProblem(formState.errors.email)}
        />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          error={fieldProblem(formState.errors.password)}
        />
        <Link
          to={paths.forgotPassword}
          className="-mt-2 self-end py-1 text-sm font-semibold text-accent underline"
        >
          Forgot Password?
        </Link>
        {problem !== undefined && <FormNotice kind="problem" text={problem} />}
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Login
        </Button>
      </form>
      <Suspense>
        <ProviderButtons returnTo={paths.login(redirect)} />
      </Suspense>
    </AuthCard>
  );
}
