import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** Milliseconds for which a toast is shown: none passes before it can be read, and none stays in the way (R-SHELL-19). */
export type ToastDuration = 2500 | 4000 | 6000;

export type ToastOptions = {
  /** The same id replaces a toast that is still shown. */
  id?: string;
  /** The line under the text. */
  description?: string;
  duration?: ToastDuration;
  action?: { label: string; onClick: () => void };
  /** A button with this word in place of the cross. */
  dismissLabel?: string;
  /** The colour of its edge (R-SHELL-17). */
  tone?: 'network' | 'auth' | 'notfound' | 'permission' | 'other';
  /** Called once it is gone. */
  onClose?: () => void;
};

export type Toast = ToastOptions & { kind: ToastKind; text: string };

/** Toasts that wait to be shown: the library that draws them is fetched when the first one is wanted. */
export const usePendingToasts = create<{ pending: readonly Toast[] }>(() => ({ pending: [] }));

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}) =>
    usePendingToasts.setState(({ pending }) => ({ pending: [...pending, { ...options, kind, text }] }));

/** Says something in passing, top right. */
export const notify = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};
