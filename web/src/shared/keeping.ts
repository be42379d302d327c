import type { ReactNode } from 'react';

/** How a person can bring the sealed messages of a companion back (D-25). */
export type Keeping =
  /** The plan has room for one more favorite. */
  | { way: 'save'; save: () => void; isSaving: boolean }
  /** A higher plan has room. */
  | { way: 'upgrade' }
  /** No plan has more room: another favorite must go first. */
  | { way: 'full' };

/** Draws what depends on the way; undefined while it is not known, and for a companion that is saved. */
export type KeepingProps = {
  companion: { id: string; name: string };
  /** Called when the server has saved the companion. */
  onSaved?: (() => void) | undefined;
  children: (keeping: Keeping | undefined) => ReactNode;
};
