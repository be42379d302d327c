import { Navigate, useLocation } from 'react-router-dom';
import { readAuthReturn } from '#lib/auth-return.ts';
import { paths } from '#lib/paths.ts';
import { useIsRecovery, useSession } from '#lib/session.ts';
import { UpdatePasswordScreen } from '../features/auth/update-password-screen.tsx';

/**
 * Where the recovery mail of an admin leads. Whoever is signed in without coming from such a mail goes on to the
 * dashboard (R-AUTH-18); the sign-in that is part of a recovery does not (D-18.10), and until it has been told apart
 * the mail's code, or why it was refused, stands in the address.
 */
export function AdminUpdatePasswordRoute() {
  const { status } = useSession();
  const isRecovery = useIsRecovery();
  const fromMail = readAuthReturn(useLocation()) !== null || isRecovery;
  if (status === 'signed-in' && !fromMail) return <Navigate to={paths.admin.dashboard} replace />;
  return <UpdatePasswordScreen goTo={paths.admin.dashboard} newLink={paths.admin.forgotPassword} />;
}
