import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { Spinner } from '#ui/spinner.tsx';

/** A companion's screen while the companion is being loaded. */
export function CompanionLoading({ title }: { title: string }) {
  return (
    <CompanionFallback title={title}>
      <Spinner label="Loading companion..." />
    </CompanionFallback>
  );
}

/** Takes the place of a companion's screen while there is no companion to show; `title` names the screen. */
export function CompanionFallback({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 place-content-center">
      <title>{`${title} | ${brand.name}`}</title>
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
