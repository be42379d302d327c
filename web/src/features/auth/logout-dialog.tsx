import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { setSigningOut } from '#lib/session.ts';
import { signOut } from '#lib/sign-out.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';

/** Asks, logs out and goes home (R-AUTH-21, D-18.16). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const logOut = async () => {
    setBusy(true);
    try {
      // The page that needs a session must not lead to the login meanwhile.
      setSigningOut(true);
      await signOut();
      onClose();
      await navigate(paths.home, { replace: true });
    } catch {
      setSigningOut(false);
      notify.error('Logout failed. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void logOut()}
      title="Log out?"
      text="You can come back at any time."
      confirmLabel="Logout"
      busy={busy}
    />
  );
}
