import { MessagesSquare } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useMedia } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useCompanionsWhere } from '../chat-session.ts';

/** From this width on the list of conversations is shown beside the chat. */
const widePage = '(min-width: 64rem)';

const ConversationsPanel = lazyPart(async () => ({
  default: (await import('./conversations-panel.tsx')).ConversationsPanel,
}));

const ConversationsDialog = lazyPart(async () => ({
  default: (await import('./conversations-dialog.tsx')).ConversationsDialog,
}));

/** The chat, with the list of conversations at its side on a wide screen. */
export function BesideConversations({ children }: { children: ReactNode }) {
  const hasPanel = useMedia(widePage);
  return (
    <div className="flex min-h-0 flex-1">
      {hasPanel && (
        <Suspense fallback={<div className="w-80 shrink-0 border-r border-line bg-raised" />}>
          <ConversationsPanel />
        </Suspense>
      )}
      {children}
    </div>
  );
}

type ConversationsButtonProps = { userId: string; className: string };

/** Opens the list of conversations and shows a new reply in one of them; nothing where the list is open anyway. */
export function ConversationsButton({ userId, className }: ConversationsButtonProps) {
  const hasPanel = useMedia(widePage);
  const isReady = useCompanionsWhere(({ hasNewReply }) => hasNewReply).length > 0;
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
