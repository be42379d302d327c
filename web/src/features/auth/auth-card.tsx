import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** The frame of login and sign-up: a title, a form, and the way to the other of the two. */
export function AuthCard({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="dusk-glow flex flex-1 items-center justify-center px-4 py-12">
      <Card className="flex w-full max-w-form flex-col gap-6 p-6 sm:p-9">
        <header className="flex flex-col gap-2">
          <h1 className="font-display text-3xl">{title}</h1>
          <p className="text-muted">{text}</p>
        </header>
        {children}
      </Card>
    </div>
  );
}
