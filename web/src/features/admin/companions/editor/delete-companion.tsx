import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { DoneDialog } from './done-dialog.tsx';
import { useDeleteCompanion } from './queries.ts';

type DeleteCompanionProps = { companion: { id: string; name: string; image_url: string | null } };

/** Deletes after a question; a failure stays in the dialog and the form is untouched (R-ADMIN-28). */
export function DeleteCompanion({ companion }: DeleteCompanionProps) {
  const { name } = companion;
  const [isAsked, setIsAsked] = useState(false);
  const remove = useDeleteCompanion(companion);
  if (remove.isSuccess) return <DoneDialog text="Companion deleted successfully!" to={paths.browse} />;
  return (
    <>
      <Button variant="quiet" className="text-danger!" onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete Companion
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => remove.mutate()}
        title={`Delete ${name}?`}
        text={
          <div className="flex flex-col gap-3">
            <p>{name} goes, with every chat, message and favorite that people have with them.</p>
            <p className="font-semibold text-ink">This action cannot be undone.</p>
            {remove.error && <Notice kind="problem">Error deleting companion: {remove.error.message}</Notice>}
          </div>
        }
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
      />
    </>
  );
}
