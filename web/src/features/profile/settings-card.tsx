import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** A group of settings with its heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-6">
      <section aria-label={title} className="flex flex-col items-start gap-4">
        <h2 className="font-display text-2xl">{title}</h2>
        {children}
      </section>
    </Card>
  );
}
