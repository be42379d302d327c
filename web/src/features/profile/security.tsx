import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Sessions } from './sessions.tsx';

/** What the app brings to the Security tab from elsewhere; a section without its part is left out. */
export type SecurityParts = {
  /** The download of everything the account holds (R-PROF-06). */
  renderExport?: () => ReactNode;
  /** The end of the account (R-PROF-07). */
  renderDelete?: () => ReactNode;
  /** What the person has agreed to. */
  renderConsents?: () => ReactNode;
};

/** Sessions, consents, the account's data and its end. */
export function Security({
  userId,
  renderExport,
  renderDelete,
  renderConsents,
}: SecurityParts & { userId: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <Section title="Sessions">
        <Sessions userId={userId} />
      </Section>
      {renderConsents && <Section title="Your consents">{renderConsents()}</Section>}
      {renderExport && <Section title="Your data">{renderExport()}</Section>}
      {renderDelete && <Section title="Delete account">{renderDelete()}</Section>}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-6">
      <section aria-label={title} className="flex flex-col items-start gap-4">
        <h2 className="font-display text-2xl">{title}</h2>
        {children}
      </section>
    </Card>
  );
}
