import { Link } from 'react-router-dom';
import { useSchemaForm } from '#lib/form.ts';
import { paths } from '#lib/paths.ts';
import { Captcha } from '#shared/captcha.tsx';
import { loginForm } from '#shared/login-form.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AdminLoginProblem, loginTexts, signInAsAdmin } from './api.ts';

/**
 * Email and password of an admin (R-ADMIN-04, R-ADMIN-05). `refused` shows somebody whom the area sent here why.
 */
export function AdminLoginForm({ refused, onSignedIn }: { refused: boolean; onSignedIn: () => void }) {
  const { register, formProps, errorOf, problem, isBusy, formState } = useSchemaForm({
    schema: loginForm,
    defaultValues: { email: '', password: '' },
    send: async (form) => {
      await signInAsAdmin(form);
      onSignedIn();
    },
    explain: (error) => (error instanceof AdminLoginProblem ? error.message : loginTexts.unreachable),
  });
  const shownProblem = problem ?? (refused && !formState.isSubmitted ? loginTexts.notAdmin : undefined);

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <Link
        to={paths.admin.forgotPassword}
        className="-mt-2 self-end py-1 text-sm font-semibold text-accent underline"
      >
        Forgot Password?
      </Link>
      <Captcha />
      {shownProblem !== undefined && <Notice kind="problem">{shownProblem}</Notice>}
      <Button type="submit" variant="primary" busy={isBusy}>
        Login
      </Button>
    </form>
  );
}
