import { type ReactNode, useId } from 'react';

/** A section of a screen with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="font-display text-2xl sm:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
