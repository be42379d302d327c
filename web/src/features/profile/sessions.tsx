import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format-date-time.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useEndSessions } from './queries.ts';

/** The sessions of the person and the buttons that end them (R-PROF-06). */
export function Sessions({ userId }: { userId: string }) {
  const { data: row } = useQuery(currentUserQuery(userId));
  const [isAsking, setIsAsking] = useState(false);
  const endSessions = useEndSessions();
  const end = (scope: 'others' | 'global') =>
    endSessions.mutate(scope, { onSettled: () => setIsAsking(false) });

  return (
    <>
      <p className="text-muted">
        <span className="block min-h-6">
          {row?.last_login_at && `Last login: ${formatDateTime(row.last_login_at)}.`}
        </span>
        Devices you sign out lose access at once.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={endSessions.isPending && endSessions.variables === 'others'}
          onClick={() => end('others')}
        >
          Sign out other devices
        </Button>
        <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end('global')}
        title="Sign out everywhere?"
        text="Every device is signed out, this one too. You can log in again at any time."
        confirmLabel="Sign out everywhere"
        busy={endSessions.isPending}
      />
    </>
  );
}
