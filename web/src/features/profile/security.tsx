import type { ReactNode } from 'react';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import { useIsAdmin } from '#shared/current-user.ts';
import { LinkButton } from '#ui/link-button.tsx';
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
  /** The second factor, which admins have (R-PROD-15). */
  renderFactor?: () => ReactNode;
};

/** Sessions, consents, the account's data, what was deleted, and the account's end. */
export function Security({
  userId,
  renderExport,
  renderDelete,
  renderConsents,
  renderFactor,
}: SecurityParts & { userId: string }) {
  const isAdmin = useIsAdmin();
  return (
    <div className="grid items-start gap-6 max-lg:max-w-prose lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <SettingsCard title="Sessions">
          <Sessions userId={userId} />
        </SettingsCard>
        {renderConsents && <SettingsCard title="Your consents">{renderConsents()}</SettingsCard>}
        {isAdmin && renderFactor && <SettingsCard title="Second factor">{renderFactor()}</SettingsCard>}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {renderExport && <SettingsCard title="Your data">{renderExport()}</SettingsCard>}
        {env.features.chat && (
          <SettingsCard title="Recently deleted">
            <p className="text-muted">
              What you delete or clear, and temporary chats that expired, stay here for seven days. Bring them
              back, or delete them for good.
            </p>
            <LinkButton to={paths.recentlyDeleted}>Recently deleted</LinkButton>
          </SettingsCard>
        )}
        {renderDelete && <SettingsCard title="Delete account">{renderDelete()}</SettingsCard>}
      </div>
    </div>
  );
}
