import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { Container } from '#ui/container.tsx';

/** The pricing page; `children` are the cards for a visitor or for a signed-in person. */
export function PricingScreen({ children }: { children: ReactNode }) {
  return (
    <Container className="py-14">
      <title>{`Pricing | ${brand.name}`}</title>
      <h1 className="font-display text-5xl">Pricing</h1>
      <p className="mt-3 mb-10 max-w-prose text-lg text-muted">
        Every plan includes every companion. Paid plans give you more messages, more time, and chats that are
        kept.
      </p>
      {children}
    </Container>
  );
}
