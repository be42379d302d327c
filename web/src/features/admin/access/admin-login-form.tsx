import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { fieldProblem, formProblem } from '#lib/form.ts';
import { paths } from '#lib/paths.ts';
import { type LoginForm, loginForm } from '#shared/login-form.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AdminLoginProblem, signInAsAdmin } from './api.ts';
import { loginTexts } from './rules.ts';

/**
 * Email and password of an admin (R-ADMIN-04, R-ADMIN-05). `refused` tells somebody who came from the area itself why
 * they are here.
 */
export function AdminLoginForm({ refused, onSignedIn }: { refused: boolean; onSignedIn: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<LoginForm>({
    resolver: valibotResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitted } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      await signInAsAdmin(form);
      onSignedIn();
    } catch (problem) {
      setError('root', {
        message: problem instanceof AdminLoginProblem ? problem.message : loginTexts.unreachable,
      });
    }
  });
  const problem = formProblem(errors) ?? (refused && !isSubmitted ? loginTexts.notAdmin : undefined);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="email"
        error={fieldProblem(errors.email)}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        error={fieldProblem(errors.password)}
      />
      <Link
        to={paths.admin.forgotPassword}
        className="-mt-2 self-end py-1 text-sm font-semibold text-accent underline"
      >
        Forgot Password?
      </Link>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Login
      </Button>
    </form>
  );
}
