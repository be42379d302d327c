import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

/** Logs out after a confirmation (R-AUTH-21). */
export function LogoutButton() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        Logout
      </Button>
      {isAsking && <LogoutDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}
