import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The deletion of the account (R-PROF-07). */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="text-muted">
        Your account, your conversations and everything else you have here are removed right away and can’t be
        brought back. A subscription ends now; nothing more is charged.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
