import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** Milliseconds for which a toast is shown (R-SHELL-19). */
export type ToastDuration = 2500 | 4000 | 6000;

export type ToastOptions = {
  /** The same id replaces a toast that is still shown. */
  id?: string;
  /** The line under the text. */
  description?: string;
  duration?: ToastDuration;
  action?: { label: string; onClick: () => void };
  /** A second button, before that one. */
  otherAction?: { label: string; onClick: () => void };
  /** The label of a button in place of the cross. */
  dismissLabel?: string;
  /** The color of its edge (R-SHELL-17). */
  tone?: 'network' | 'auth' | 'notfound' | 'permission' | 'other';
  /** Called once it is closed. */
  onClose?: () => void;
};

export type Toast = ToastOptions & { kind: ToastKind; text: string };

/** Toasts that are not shown yet: the toast library is loaded with the first one. */
export const usePendingToasts = create<{ pending: readonly Toast[] }>(() => ({ pending: [] }));

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}) =>
    usePendingToasts.setState(({ pending }) => ({ pending: [...pending, { ...options, kind, text }] }));

/** Shows a toast, top right. */
export const notify = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};
