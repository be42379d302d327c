import { useState, useSyncExternalStore } from 'react';
import { brand } from '#lib/brand.ts';
import { chooseReplyNotifications, wantsReplyNotifications } from '#shared/reply-notifications.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The setting for notifications of replies while the page is in the background (D-18.14). */
export function ReplyNotifications({ userId }: { userId: string }) {
  return (
    <div className="max-w-prose">
      <SettingsCard title="Notifications">
        {'Notification' in window ? (
          <Choice userId={userId} />
        ) : (
          <p className="text-muted">This browser cannot show notifications.</p>
        )}
      </SettingsCard>
    </div>
  );
}

function Choice({ userId }: { userId: string }) {
  const permission = useSyncExternalStore(onReturn, () => Notification.permission);
  const [wanted, setWanted] = useState(() => wantsReplyNotifications(userId));
  const [asking, setAsking] = useState(false);
  const isBlocked = permission === 'denied';
  const choose = (next: boolean) => {
    chooseReplyNotifications(userId, next);
    setWanted(next);
  };
  const ask = async () => {
    setAsking(true);
    const answer = await Notification.requestPermission();
    setAsking(false);
    if (answer === 'granted') choose(true);
  };

  return (
    <>
      <CheckboxField
        label={`Tell me when a reply is ready while ${brand.name} is in the background`}
        hint="Kept in this browser only. The notification says who has replied, never what they said."
        checked={wanted && permission === 'granted'}
        disabled={isBlocked}
        onChange={({ target }) => void (target.checked ? ask() : choose(false))}
      />
      {asking && permission === 'default' && (
        <Notice kind="info">
          Your browser asks whether {brand.name} may show notifications. Choose Allow.
        </Notice>
      )}
      {isBlocked && (
        <Notice kind="info">
          Your browser blocks notifications from {brand.name}. To change that, open the site settings beside
          the address, allow notifications, and come back here.
        </Notice>
      )}
    </>
  );
}

/** The permission is read again on focus: changing the browser's settings takes the focus from the page. */
function onReturn(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  return () => window.removeEventListener('focus', listener);
}
