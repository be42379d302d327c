import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorDetail } from '#contracts/errors.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ManagedCompanion } from '../companion.ts';
import { useDeleteCompanion } from '../queries.ts';
import { RetireDialog } from './retire-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';

type RemovalProps = { companion: ManagedCompanion['companion'] };

/** Retires a companion of the catalog, or deletes one that nobody talks with (R-ADMIN-28, R-SELF-06). */
export function Removal({ companion }: RemovalProps) {
  const [asked, setAsked] = useState<'retire' | 'delete' | null>(null);
  const deletion = useDeleteCompanion(companion);
  const close = () => setAsked(null);
  const isCatalog = companion.user_id === null;
  const mayRetire = isCatalog && companion.retires_at === null;
  if (deletion.isSuccess) return <SuccessDialog text="Companion deleted successfully!" to={paths.browse} />;
  return (
    <div className="flex flex-wrap gap-x-3">
      {mayRetire && (
        <Button variant="quiet" onClick={() => setAsked('retire')}>
          <CalendarClock aria-hidden="true" className="size-4" />
          Retire…
        </Button>
      )}
      <Button variant="quiet" className="text-danger!" onClick={() => setAsked('delete')}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete Companion
      </Button>
      {asked === 'retire' && <RetireDialog companion={companion} onClose={close} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        onConfirm={() => deletion.mutate()}
        title={`Delete ${companion.name}?`}
        text={
          <div className="flex flex-col gap-3">
            <p>
              {companion.name} goes for good, also from favorites.
              {isCatalog && ' A companion that people still talk with can only retire.'}
            </p>
            <p className="font-semibold text-ink">This action cannot be undone.</p>
            {deletion.error && (
              <Refusal error={deletion.error} onRetire={mayRetire ? () => setAsked('retire') : null} />
            )}
          </div>
        }
        confirmLabel="Delete"
        danger
        busy={deletion.isPending}
      />
    </div>
  );
}

type RefusalProps = { error: Error; onRetire: (() => void) | null };

/** Why a companion was not deleted; one that people talk with can retire instead, unless it does already. */
function Refusal({ error, onRetire }: RefusalProps) {
  if (error.message !== 'companion_in_use') {
    return <Notice kind="problem">Error deleting companion: {error.message}</Notice>;
  }
  return (
    <Notice
      kind="problem"
      action={
        onRetire && (
          <Button size="sm" onClick={onRetire}>
            Retire…
          </Button>
        )
      }
    >
      {errorDetail('companion_in_use')}
    </Notice>
  );
}
