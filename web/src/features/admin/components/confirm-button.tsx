import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';

type AskedButtonProps = {
  label: string;
  icon?: ReactNode;
  /** The question, and what follows from a yes. */
  title: string;
  text: string;
  /** The word on the button that does it. */
  confirmLabel: string;
  change: { mutate: (given: undefined) => void; isPending: boolean; error: Error | null };
};

/** Does something that cannot be taken back, after a question; a failure stays in the dialog. */
export function AskedButton({ label, icon, title, text, confirmLabel, change }: AskedButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" className="text-danger!" onClick={() => setIsAsked(true)}>
        {icon}
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => change.mutate(undefined)}
        title={title}
        text={
          <div className="flex flex-col gap-3">
            <p>{text}</p>
            {change.error && <Notice kind="problem">This did not work: {change.error.message}</Notice>}
          </div>
        }
        confirmLabel={confirmLabel}
        danger
        busy={change.isPending}
      />
    </>
  );
}
