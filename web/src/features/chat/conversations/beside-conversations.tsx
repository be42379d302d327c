import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { companionIn } from '#lib/paths.ts';
import { useMedia } from '#lib/use-media.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Whether the page is wide enough for the list of conversations beside the chat. */
export function useHasConversationsPanel(): boolean {
  return useMedia('(min-width: 64rem)');
}

const ConversationsPage = lazyPart('ConversationsPage', () => import('./conversations-page.tsx'));
const ConversationsPanel = lazyPart('ConversationsPanel', () => import('./conversations-panel.tsx'));

/**
 * The chat, with the list of conversations at its side on a wide screen. On a narrow one the list is the page where the
 * address names nobody.
 */
export function BesideConversations({ children }: { children: ReactNode }) {
  const hasPanel = useHasConversationsPanel();
  const [address] = useSearchParams();
  const { id, name } = companionIn(address);
  if (!hasPanel && id === '' && name === '') {
    return (
      <Suspense>
        <ConversationsPage />
      </Suspense>
    );
  }
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
