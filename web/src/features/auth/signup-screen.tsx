import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { brand } from '../../lib/brand.ts';
import { fieldProblem, formProblem } from '../../lib/form.ts';
import { newPasswordTexts } from '../../lib/new-password.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblem, signUp } from './api.ts';
import { AuthCard } from './auth-card.tsx';
import { FormNotice } from './form-notice.tsx';
import { authTexts, type SignupForm, signupForm } from './rules.ts';
import type { SignupArrival } from './signup-arrival.ts';

/** Name, email, password and date of birth; success goes to login (R-AUTH-09 to R-AUTH-13). */
export function SignupScreen() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = query.get('redirect') ?? undefined;
  const { register, handleSubmit, setError, formState } = useForm<SignupForm>({
    resolver: valibotResolver(signupForm),
    defaultValues: { fullName: '', email: '', password: '', birthDate: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      const { mustConfirm } = await signUp(form);
      const notice = mustConfirm
        ? 'Almost there. Please check your email and confirm your account before logging in.'
        : 'Your account is ready. Please log in.';
      await navigate(paths.login(redirect), { state: { notice, email: form.email } satisfies SignupArrival });
    } catch (problem) {
      setError('root', {
        message: problem instanceof AuthProblem ? problem.message : authTexts.signupThrown,
      });
    }
  });
  const problem = formProblem(errors);

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
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          {...register('fullName')}
          label="Full name"
          autoComplete="name"
          error={fieldProblem(errors.fullName)}
        />
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
          autoComplete="new-password"
          hint={newPasswordTexts.hint}
          error={fieldProblem(errors.password)}
        />
        <TextField
          {...register('birthDate')}
          label="Date of birth"
          type="date"
          autoComplete="bday"
          hint={`${brand.name} is for adults. The date cannot be changed later.`}
          error={fieldProblem(errors.birthDate)}
        />
        {problem !== undefined && <FormNotice kind="problem" text={problem} />}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Create account
        </Button>
      </form>
    </AuthCard>
  );
}
