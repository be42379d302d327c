import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';

type ConfirmButtonProps = {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  /** The question, and what a confirmation leads to. */
  title: string;
  text: string;
  warning?: string;
  /** The label of the button that confirms. */
  confirmLabel: string;
  onConfirm: () => void;
  /** The mutation that `onConfirm` starts; its failure is shown in the dialog, after `failed`. */
  mutation: { isPending: boolean; error: Error | null };
  failed?: string;
};

/** A button for something that cannot be undone: it opens a dialog that asks first. */
export function ConfirmButton({
  label,
  icon,
  size = 'sm',
  title,
  text,
  warning,
  confirmLabel,
  onConfirm,
  mutation,
  failed = 'This did not work',
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size={size} variant="quiet" className="text-danger!" onClick={() => setIsOpen(true)}>
        {icon}
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={onConfirm}
        title={title}
        text={
          <div className="flex flex-col gap-3">
            <p>{text}</p>
            {warning !== undefined && <p className="font-semibold text-ink">{warning}</p>}
            {mutation.error && (
              <Notice kind="problem">
                {failed}: {mutation.error.message}
              </Notice>
            )}
          </div>
        }
        confirmLabel={confirmLabel}
        danger
        busy={mutation.isPending}
      />
    </>
  );
}
