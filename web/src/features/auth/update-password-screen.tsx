import { readAuthReturn } from '#lib/auth-return.ts';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useIsRecovery, useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthCard } from './auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type UpdatePasswordScreenProps = {
  /** Where the page goes once the password is set. */
  goTo?: string;
  /** The page that sends a new link. */
  newLink?: string;
};

/** The target of a recovery mail's link; anybody who is signed in can change the password here too (R-AUTH-15). */
export function UpdatePasswordScreen({
  goTo = paths.dashboard,
  newLink = paths.forgotPassword(),
}: UpdatePasswordScreenProps) {
  const { status } = useSession();
  const isRecovery = useIsRecovery();
  // The auth client takes out of the address what it could use; what is left there after the session check is a link
  // that was refused, or one that another browser requested, perhaps for another account than the one signed in here.
  const isBroken = status === 'signed-out' || readAuthReturn(window.location) !== null;
  return (
    <>
      <title>{`New password | ${brand.name}`}</title>
      {status === 'loading' && (
        <div className="flex min-h-[60dvh] flex-1 items-center justify-center">
          <Spinner label="Loading..." />
        </div>
      )}
      {status === 'signed-in' && !isBroken && (
        <AuthCard
          title="Choose a new password"
          text={isRecovery ? 'Please enter your new password.' : 'You stay logged in on this device.'}
        >
          <NewPasswordForm goTo={goTo} />
        </AuthCard>
      )}
      {status !== 'loading' && isBroken && (
        <AuthCard
          title="This link no longer works"
          text="A link works once, for a short time, and only in the browser that asked for it."
        >
          <LinkButton to={newLink} variant="primary">
            Ask for a new link
          </LinkButton>
        </AuthCard>
      )}
    </>
  );
}
