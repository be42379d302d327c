import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { secondFactorQuery, useRemoveFactors } from './queries.ts';

/** An admin's second factor in the settings: set up, replaced or removed (R-PROD-15). */
export function FactorSettings() {
  const { data, error } = useQuery(secondFactorQuery());
  if (error !== null) return <Notice kind="problem">{error.message}</Notice>;
  const [factor] = data?.factors ?? [];
  return (
    <>
      <p className="text-muted">
        Admins confirm each login with a code from an authenticator app.
        <span className="block min-h-6">
          {data !== undefined &&
            (factor === undefined
              ? 'You haven’t set one up yet.'
              : `Yours was set up on ${formatDate(factor.addedAt)}.`)}
        </span>
      </p>
      {data !== undefined && factor === undefined && (
        <LinkButton to={paths.admin.secondFactor}>Set it up</LinkButton>
      )}
      {factor !== undefined && !data?.isConfirmed && (
        <LinkButton to={paths.admin.secondFactor}>Enter your code to change it</LinkButton>
      )}
      {factor !== undefined && data?.isConfirmed && <Changes ids={data.factors.map(({ id }) => id)} />}
    </>
  );
}

function Changes({ ids }: { ids: string[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveFactors();
  const send = () =>
    remove.mutate(ids, {
      onSuccess: () => notify.success('Your second factor is removed.'),
      onError: (error) => notify.error(error.message),
      onSettled: () => setIsAsking(false),
    });
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.admin.secondFactor}>Use another device</LinkButton>
      <Button onClick={() => setIsAsking(true)}>Remove it</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={send}
        title="Remove your second factor?"
        text="The admin pages stay closed to you until you set up a new one."
        confirmLabel="Remove it"
        danger
        busy={remove.isPending}
      />
    </div>
  );
}
