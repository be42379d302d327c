import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button and a click on the backdrop. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** 'alertdialog' for a question that needs a decision: it has no close button and ignores clicks on the backdrop. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
};

/**
 * A modal on the native `<dialog>`: the browser traps the focus, makes the page behind inert, closes on Escape and
 * restores the focus.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  role = 'dialog',
  children,
  footer,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closed while it is still on the page: a dialog that is gone returns the focus to nobody.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser handles it.
    <dialog
      ref={ref}
      role={role}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (role === 'dialog' && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className="flex flex-col gap-5 p-6">
          <header className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="font-display text-xl">
              {title}
            </h2>
            {role === 'dialog' && (
              <IconButton label="Close" size="sm" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </header>
          {description !== undefined && (
            <div id={`${id}-description`} className="text-muted">
              {description}
            </div>
          )}
          {children}
          {footer !== undefined && <footer className="flex flex-wrap justify-end gap-3">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
