import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { brand } from '../../lib/brand.ts';
import { fieldProblem, formProblem } from '../../lib/form.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblem, sendRecoveryMail } from './api.ts';
import { AuthCard } from './auth-card.tsx';
import { FormNotice } from './form-notice.tsx';
import { authTexts, type RecoveryForm, recoveryForm } from './rules.ts';

/** Asks for the address that gets the recovery mail (R-AUTH-07). */
export function ForgotPasswordScreen() {
  const { register, handleSubmit, setError, formState } = useForm<RecoveryForm>({
    resolver: valibotResolver(recoveryForm),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      await sendRecoveryMail(form);
    } catch (problem) {
      setError('root', {
        message: problem instanceof AuthProblem ? problem.message : authTexts.recoveryFailed,
      });
    }
  });
  const problem = formProblem(errors);

  return (
    <AuthCard
      title="Forgot your password?"
      text="We send you a mail with a link. It opens a page where you choose a new one."
    >
      <title>{`Forgot password | ${brand.name}`}</title>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          error={fieldProblem(errors.email)}
        />
        {problem !== undefined && <FormNotice kind="problem" text={problem} />}
        {isSubmitSuccessful && problem === undefined && (
          <FormNotice
            kind="good"
            text="If this address has an account, the mail is on its way. Please open its link in this browser."
          />
        )}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Send the link
        </Button>
      </form>
      <Link to={paths.login()} className="self-center py-1 font-semibold text-accent underline">
        Back to login
      </Link>
    </AuthCard>
  );
}
