import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { timings } from '#lib/timings.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { updatePassword } from './api.ts';
import { newPasswordForm, type NewPasswordForm as Passwords } from './new-password.ts';
import { newPasswordTexts } from './new-password-texts.ts';
import { PasswordAdvice } from './password-advice.tsx';

const empty: Passwords = { password: '', confirmation: '' };

type NewPasswordFormProps = {
  /** Where the page goes by itself once the password is set (R-AUTH-17); without it the form is emptied and stays. */
  goTo?: string;
};

/** The new password, twice (R-AUTH-16, R-PROF-08). */
export function NewPasswordForm({ goTo }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, reset, watch, formState } = useForm<Passwords>({
    resolver: valibotResolver(newPasswordForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const [isUpdated, setUpdated] = useState(false);

  useEffect(() => {
    if (!isUpdated || goTo === undefined) return;
    const timer = setTimeout(() => void navigate(goTo, { replace: true }), timings.afterPasswordUpdate);
    return () => clearTimeout(timer);
  }, [isUpdated, goTo, navigate]);

  const submit = handleSubmit(async ({ password }) => {
    setUpdated(false);
    try {
      await updatePassword(password);
      setUpdated(true);
      if (goTo === undefined) reset(empty);
    } catch {
      setError('root', { message: newPasswordTexts.failed });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PasswordField
        {...register('password')}
        label="New password"
        autoComplete="new-password"
        hint={<PasswordAdvice password={watch('password')} />}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmation')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      {errors.root?.message !== undefined && <Notice kind="problem">{errors.root.message}</Notice>}
      {isUpdated && (
        <Notice kind="good">
          {goTo === undefined
            ? 'Your password has been updated successfully!'
            : 'Your password has been updated successfully! Redirecting to dashboard...'}
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={isSubmitting || (isUpdated && goTo !== undefined)}>
        Update Password
      </Button>
    </form>
  );
}
