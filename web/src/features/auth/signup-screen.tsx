import { Suspense } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { useNativeForm } from '#lib/native-form.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useAfterHydration } from '#lib/use-after-hydration.ts';
import { Captcha } from '#shared/captcha.tsx';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthCard } from './auth-card.tsx';
import { ConsentFields } from './consent-fields.tsx';
import type { UnconfirmedAccount } from './login-screen.tsx';
import { newPasswordTexts } from './texts.ts';

const ProviderButtons = lazyPart('default', () => import('./provider-buttons.tsx'));

/**
 * Name, email, password, date of birth and consents. Success goes to login, which leads whoever is signed in to where
 * they wanted to be (R-AUTH-09 to R-AUTH-13, D-23).
 */
export function SignupScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = useAfterHydration(query.get('redirect'), null) || undefined;
  const signup = async () => (await import('./form-definitions.ts')).signupDefinition(redirect);
  const { formProps, errorOf, problem, isBusy } = useNativeForm(signup, ({ mustConfirm }, { email }) => {
    if (!mustConfirm) return;
    void navigate(paths.login(redirect), { state: { unconfirmed: email } satisfies UnconfirmedAccount });
  });

  if (user !== null) return <Navigate to={paths.login(redirect)} replace />;

  return (
    <AuthCard
      title="Create your account"
      text={
        <>
          Already have one?{' '}
          <Link to={paths.login(redirect)} className="font-semibold text-accent underline">
            Login
          </Link>
        </>
      }
    >
      <title>{`Sign up | ${brand.name}`}</title>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField name="fullName" label="Full name" autoComplete="name" error={errorOf('fullName')} />
        <TextField name="email" label="Email" type="email" autoComplete="email" error={errorOf('email')} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={newPasswordTexts.hint}
          error={errorOf('password')}
        />
        <TextField
          name="birthDate"
          label="Date of birth"
          type="date"
          autoComplete="bday"
          hint={`${brand.name} is for adults only. May not be suitable for some minors. You can’t change the date later.`}
          error={errorOf('birthDate')}
        />
        <ConsentFields
          field={(purpose) => ({ name: `consents.${purpose}` })}
          problem={(purpose) => errorOf(`consents.${purpose}`)}
        />
        <Captcha />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <Button type="submit" variant="primary" busy={isBusy}>
          Create account
        </Button>
      </form>
      <Suspense>
        <ProviderButtons redirect={redirect} />
      </Suspense>
    </AuthCard>
  );
}
