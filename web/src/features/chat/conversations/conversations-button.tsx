import { MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useReadyChats } from '../ready-store.ts';
import { roomForPanel } from './room-for-panel.ts';

const ConversationsDialog = lazyPart(async () => ({
  default: (await import('./conversations-dialog.tsx')).ConversationsDialog,
}));

type ConversationsButtonProps = { userId: string; className: string };

/** Opens the list of conversations, and shows when a reply waits in one of them. Nothing where the list stands open. */
export function ConversationsButton({ userId, className }: ConversationsButtonProps) {
  const hasPanel = useMedia(roomForPanel);
  const isReady = useReadyChats().length > 0;
  const [open, setOpen] = useState(false);
  if (hasPanel) return null;
  return (
    <>
      <IconButton
        label={isReady ? 'Conversations, a new reply' : 'Conversations'}
        onClick={() => setOpen(true)}
        className={`relative ${className}`}
      >
        <MessagesSquare aria-hidden="true" />
        {isReady && (
          <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-current bg-glow" />
        )}
      </IconButton>
      {open && (
        <Suspense>
          <ConversationsDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
