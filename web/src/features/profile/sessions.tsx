import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '#lib/sign-out.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';

/** Where the person is logged in, and the ways to end that (R-PROF-06). */
export function Sessions({ userId }: { userId: string }) {
  const { data: row } = useQuery(currentUserQuery(userId));
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: (scope: 'others' | 'global') => signOut(scope),
    retry: false,
    onSuccess: (_nothing, scope) =>
      notify.success(
        scope === 'global' ? 'You are signed out everywhere.' : 'Your other devices are signed out.',
      ),
    onError: () => notify.error('Logout failed. Please try again.'),
    onSettled: () => setAsking(false),
  });

  return (
    <>
      <p className="text-muted">
        {row?.last_login_at && `Your last login was on ${momentOf(row.last_login_at)}. `}
        Signed-out devices lose access within an hour at the latest.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={end.isPending && end.variables === 'others'} onClick={() => end.mutate('others')}>
          Sign out other devices
        </Button>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => end.mutate('global')}
        title="Sign out everywhere?"
        text="Every device is signed out, this one too. You can log in again at any time."
        confirmLabel="Sign out everywhere"
        busy={end.isPending}
      />
    </>
  );
}

/** '21 November 2026 at 08:10', in the reader's own time zone. */
function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}
