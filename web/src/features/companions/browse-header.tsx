import type { ReactNode } from 'react';

/** The words over the companions, and beside them what only some people find there. */
export function BrowseHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-6">
      <div>
        <h1 className="font-display text-4xl sm:text-5xl">Who would you like to meet?</h1>
        <p className="mt-3 hidden max-w-prose text-lg text-muted sm:block">
          Read a little about them, then say hello. Everyone here has time for you.
        </p>
      </div>
      {children}
    </header>
  );
}
