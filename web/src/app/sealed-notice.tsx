import type { ComponentProps } from 'react';
import { KeepCompanion } from '../features/favorites/keep-companion.tsx';
import { SealedChat } from '../features/recently-deleted/sealed-chat.tsx';

type SealedNoticeProps = Omit<ComponentProps<typeof SealedChat>, 'keeping'> & { onSaved: () => void };

/** How the sealed messages of a chat come back, with the saving of its companion. */
export default function SealedNotice({ onSaved, ...chat }: SealedNoticeProps) {
  return (
    <KeepCompanion companion={chat.companion} onSaved={onSaved}>
      {(keeping) => <SealedChat keeping={keeping} {...chat} />}
    </KeepCompanion>
  );
}
