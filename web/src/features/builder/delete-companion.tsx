import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { OwnCompanion } from './own-companion.ts';
import { deleteCompanionMutation } from './queries.ts';

type DeleteCompanionProps = { companion: OwnCompanion; onDeleted: () => void };

/** Removes a companion of one's own, after a question. */
export function DeleteCompanion({ companion: { id, name }, onDeleted }: DeleteCompanionProps) {
  const userId = useSession().user?.id ?? '';
  const remove = useMutation(deleteCompanionMutation(useQueryClient(), userId));
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} className="text-danger">
        <Trash2 aria-hidden="true" className="size-4" />
        Delete {name}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => {
              notify.success(`${name} was deleted.`);
              onDeleted();
            },
            onError: () => {
              setAsking(false);
              notify.error(`${name} could not be deleted. Please try again.`);
            },
          })
        }
        busy={remove.isPending}
        title={`Delete ${name}?`}
        text="Your companion and everything you said to each other are gone for good. This action cannot be undone."
        confirmLabel="Delete"
        danger
      />
    </>
  );
}
