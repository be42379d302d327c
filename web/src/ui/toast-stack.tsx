import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { type Toast, type ToastDuration, usePendingToasts } from './notify.ts';

const classNames = {
  toast: 'toast',
  title: 'font-semibold',
  description: 'text-muted whitespace-pre-line',
  actionButton: 'toast-action',
  cancelButton: 'toast-action',
  closeButton: 'toast-close',
};

const noop = () => {};

// The library reports a close by time or by the cross, but not one by another button.
function show({
  kind,
  text,
  dismissLabel,
  tone,
  action,
  otherAction,
  onClose = noop,
  ...options
}: Toast): void {
  toast[kind](text, {
    ...options,
    ...(tone === undefined ? {} : { className: `toast toast-${tone}` }),
    ...(dismissLabel === undefined
      ? {}
      : { closeButton: false, cancel: { label: dismissLabel, onClick: onClose } }),
    ...(otherAction && { cancel: otherAction }),
    // null, so that a toast that replaces another one does not keep its action.
    action: action
      ? {
          label: action.label,
          onClick: () => {
            onClose();
            action.onClick();
          },
        }
      : null,
    onDismiss: onClose,
    onAutoClose: onClose,
  });
}

/** Renders the toasts of `notify`. */
export default function ToastStack({ duration }: { duration: ToastDuration }) {
  const pending = usePendingToasts((state) => state.pending);

  useEffect(() => {
    if (pending.length === 0) return;
    usePendingToasts.setState({ pending: [] });
    for (const waiting of pending) show(waiting);
  }, [pending]);

  return (
    <Sonner
      position="top-right"
      // On a phone below the header of the chat, which is the highest one.
      mobileOffset={{ top: '6.5rem' }}
      visibleToasts={3}
      closeButton
      toastOptions={{ unstyled: true, duration, classNames }}
    />
  );
}
