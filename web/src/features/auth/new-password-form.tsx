import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSchemaForm } from '#lib/form.ts';
import { timings } from '#lib/timings.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { updatePassword } from './api.ts';
import { newPasswordForm, type NewPasswordForm as Passwords } from './new-password.ts';
import { PasswordAdvice } from './password-advice.tsx';
import { newPasswordTexts } from './texts.ts';

const empty: Passwords = { password: '', confirmation: '' };

type NewPasswordFormProps = {
  /** Where the page goes by itself once the password is set (R-AUTH-17); without it the form is emptied and stays. */
  goTo?: string;
};

/** The new password, twice (R-AUTH-16, R-PROF-08). */
export function NewPasswordForm({ goTo }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { register, formProps, errorOf, problem, isBusy, isSent, reset, watch } = useSchemaForm({
    schema: newPasswordForm,
    defaultValues: empty,
    send: async ({ password }) => {
      await updatePassword(password);
      if (goTo === undefined) reset(empty);
    },
    explain: () => newPasswordTexts.failed,
  });

  useEffect(() => {
    if (!isSent || goTo === undefined) return;
    const timer = setTimeout(() => void navigate(goTo, { replace: true }), timings.afterPasswordUpdate);
    return () => clearTimeout(timer);
  }, [isSent, goTo, navigate]);

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <PasswordField
        {...register('password')}
        label="New password"
        autoComplete="new-password"
        hint={<PasswordAdvice password={watch('password')} />}
        error={errorOf('password')}
      />
      <PasswordField
        {...register('confirmation')}
        label="Confirm password"
        autoComplete="new-password"
        error={errorOf('confirmation')}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isSent && (
        <Notice kind="good">
          {goTo === undefined
            ? 'Your password has been updated successfully!'
            : 'Your password has been updated successfully! Redirecting to dashboard...'}
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={isBusy || (isSent && goTo !== undefined)}>
        Update Password
      </Button>
    </form>
  );
}
