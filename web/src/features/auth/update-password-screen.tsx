import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import { useIsRecovery, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link of a recovery mail leads; whoever is signed in can change the password here too (R-AUTH-15). */
export function UpdatePasswordScreen() {
  const { status } = useSession();
  const isRecovery = useIsRecovery();
  return (
    <>
      <title>{`New password | ${brand.name}`}</title>
      {status === 'loading' && (
        <div className="flex min-h-[60dvh] flex-1 items-center justify-center">
          <Spinner label="Loading..." />
        </div>
      )}
      {status === 'signed-in' && (
        <AuthCard
          title="Choose a new password"
          text={isRecovery ? 'Please enter your new password.' : 'You stay logged in on this device.'}
        >
          <NewPasswordForm />
        </AuthCard>
      )}
      {status === 'signed-out' && (
        <AuthCard
          title="This link no longer works"
          text="A link can be used once and for a short time, in the browser that asked for it."
        >
          <LinkButton to={paths.forgotPassword} variant="primary">
            Ask for a new link
          </LinkButton>
        </AuthCard>
      )}
    </>
  );
}
