import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';

/** Stands where a companion's screen will be, called `title` until it is known whom it is about. */
export function WithoutCompanion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 place-content-center">
      <title>{`${title} | ${brand.name}`}</title>
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  );
}
