import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import {
  newPasswordForm,
  newPasswordTexts,
  type NewPasswordForm as Passwords,
  updatePassword,
} from '../../lib/new-password.ts';
import { paths } from '../../lib/paths.ts';
import { timings } from '../../lib/timings.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormNotice } from './form-notice.tsx';

/** The new password, twice; once it is set the page goes on by itself (R-AUTH-16, R-AUTH-17). */
export function NewPasswordForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Passwords>({
    resolver: valibotResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const isUpdated = isSubmitSuccessful && errors.root === undefined;

  useEffect(() => {
    if (!isUpdated) return;
    const timer = setTimeout(
      () => void navigate(paths.browse, { replace: true }),
      timings.afterPasswordUpdate,
    );
    return () => clearTimeout(timer);
  }, [isUpdated, navigate]);

  const submit = handleSubmit(async ({ password }) => {
    try {
      await updatePassword(password);
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
        hint={newPasswordTexts.hint}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmation')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
      />
      {errors.root?.message !== undefined && <FormNotice kind="problem" text={errors.root.message} />}
      {isUpdated && (
        <FormNotice
          kind="good"
          text="Your password has been updated successfully! Redirecting to dashboard..."
        />
      )}
      <Button type="submit" variant="primary" busy={isSubmitting || isUpdated}>
        Update Password
      </Button>
    </form>
  );
}
