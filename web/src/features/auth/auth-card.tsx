import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/**
 * The frame of login, sign-up and what belongs to them: a title and a form. It hangs from the top of a whole screen, so
 * that what is added to it later moves nothing.
 */
export function AuthCard({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="dusk-glow flex min-h-dvh flex-1 items-start justify-center px-4 pt-10 pb-16 sm:pt-16">
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
