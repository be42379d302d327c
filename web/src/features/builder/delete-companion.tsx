import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import type { OwnCompanion } from './own-companion.ts';
import { useDeleteCompanion } from './queries.ts';

type DeleteCompanionProps = { companion: OwnCompanion; onDeleted: () => void };

/** Removes a companion of one's own, after a question. */
export function DeleteCompanion({ companion: { id, name }, onDeleted }: DeleteCompanionProps) {
  const userId = useSession().user?.id ?? '';
  const deletion = useDeleteCompanion(userId);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="text-danger">
        <Trash2 aria-hidden="true" className="size-4" />
        Delete {name}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() =>
          deletion.mutate(id, {
            onSuccess: () => {
              notify.success(`${name} was deleted.`);
              onDeleted();
            },
            onError: () => {
              setIsOpen(false);
              notify.error(`${name} could not be deleted. Please try again.`);
            },
          })
        }
        busy={deletion.isPending}
        title={`Delete ${name}?`}
        text="Your companion and everything you said to each other are gone for good. This action cannot be undone."
        confirmLabel="Delete"
        danger
      />
    </>
  );
}
