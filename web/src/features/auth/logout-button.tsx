import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { setSigningOut } from '#lib/session.ts';
import { signOut } from '#lib/sign-out.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';

/** Logs out after a confirmation and goes home (R-AUTH-21, D-18.16). */
export function LogoutButton() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const logOut = async () => {
    setBusy(true);
    try {
      // The page that needs a session must not lead to the login meanwhile.
      setSigningOut(true);
      await signOut();
      setAsking(false);
      await navigate(paths.home, { replace: true });
    } catch {
      setSigningOut(false);
      notify.error('Logout failed. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        Logout
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void logOut()}
        title="Log out?"
        text="You can come back at any time."
        confirmLabel="Logout"
        busy={busy}
      />
    </>
  );
}
