import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSchemaForm } from '#lib/form.ts';
import { paths } from '#lib/paths.ts';
import { useIsRecovery } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { updatePassword } from './api.ts';
import { problemText } from './auth-problem.ts';
import { newPasswordForm, type NewPasswordForm as Passwords } from './new-password.ts';
import { PasswordAdvice } from './password-advice.tsx';
import { newPasswordTexts } from './texts.ts';

const empty: Passwords = { current: '', password: '', confirmation: '' };

type NewPasswordFormProps = {
  /** Where the page goes by itself once the password is set (R-AUTH-17); without it the form is emptied and stays. */
  goTo?: string;
};

/**
 * The current password, and the new one twice (R-AUTH-16, R-PROF-08). Whoever came by a recovery mail has forgotten the
 * current one, and people of Google and Apple have none: the auth service knows them (R-PROD-14).
 */
export function NewPasswordForm({ goTo }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const isRecovery = useIsRecovery();
  const { register, formProps, errorOf, problem, isBusy, isSent, reset, watch } = useSchemaForm({
    schema: newPasswordForm,
    defaultValues: empty,
    send: async (passwords) => {
      await updatePassword(passwords);
      if (goTo === undefined) reset(empty);
    },
    explain: (error) => problemText(error, newPasswordTexts.failed),
  });

  useEffect(() => {
    if (!isSent || goTo === undefined) return;
    const timer = setTimeout(() => void navigate(goTo, { replace: true }), timings.afterPasswordUpdate);
    return () => clearTimeout(timer);
  }, [isSent, goTo, navigate]);

  return (
    <form {...formProps} className="flex flex-col gap-5">
      {!isRecovery && (
        <PasswordField
          {...register('current')}
          label="Current password"
          autoComplete="current-password"
          hint="Leave it empty if you only sign in with Google or Apple."
        />
      )}
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
      {problem !== undefined && (
        <Notice kind="problem" action={problem === newPasswordTexts.factorNeeded && <ToSecondFactor />}>
          {problem}
        </Notice>
      )}
      {isSent && (
        <Notice kind="good">
          {goTo === undefined
            ? 'Your password has been updated successfully!'
            : 'Your password has been updated successfully! Redirecting to dashboard...'}
          <span className="block">Your other devices are signed out.</span>
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={isBusy || (isSent && goTo !== undefined)}>
        Update Password
      </Button>
    </form>
  );
}

/** An admin's way to the code, and back here (R-PROD-15). */
function ToSecondFactor() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={paths.admin.secondFactor} state={{ from: pathname + search }}>
      Enter your code
    </LinkButton>
  );
}
