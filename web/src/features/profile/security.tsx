import type { ReactNode } from 'react';
import { Sessions } from './sessions.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The parts of the Security tab that come from other features; a section without its part is left out. */
export type SecurityParts = {
  /** The download of all data of the account (R-PROF-06). */
  renderExport?: () => ReactNode;
  /** The end of the account (R-PROF-07). */
  renderDelete?: () => ReactNode;
  /** The consents of the person. */
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
      <SettingsCard title="Sessions">
        <Sessions userId={userId} />
      </SettingsCard>
      {renderConsents && <SettingsCard title="Your consents">{renderConsents()}</SettingsCard>}
      {renderExport && <SettingsCard title="Your data">{renderExport()}</SettingsCard>}
      {renderDelete && <SettingsCard title="Delete account">{renderDelete()}</SettingsCard>}
    </div>
  );
}
