import { type ReactNode, Suspense } from 'react';
import { useMedia } from '#lib/use-media.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { roomForPanel } from './room-for-panel.ts';

const ConversationsPanel = lazyPart(async () => ({
  default: (await import('./conversations-panel.tsx')).ConversationsPanel,
}));

/** The chat, with the list of conversations at its side on a wide screen. */
export function BesideConversations({ children }: { children: ReactNode }) {
  const hasPanel = useMedia(roomForPanel);
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
