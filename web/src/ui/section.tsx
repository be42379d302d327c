import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** Links beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of a screen with its heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-display text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
