import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { usePendingToasts } from './notify.ts';

const classNames = {
  toast: 'toast',
  title: 'font-semibold',
  description: 'text-muted',
  actionButton: 'toast-action',
  closeButton: 'toast-close',
};

/** Draws the toasts that `notify` asks for. */
export default function ToastStack({ duration }: { duration: number }) {
  const pending = usePendingToasts((state) => state.pending);

  useEffect(() => {
    if (pending.length === 0) return;
    usePendingToasts.setState({ pending: [] });
    for (const { kind, text, ...options } of pending) toast[kind](text, options);
  }, [pending]);

  return (
    <Sonner
      position="top-right"
      visibleToasts={3}
      closeButton
      toastOptions={{ unstyled: true, duration, classNames }}
    />
  );
}
