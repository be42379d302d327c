import { brand } from '#lib/brand.ts';
import { useSession } from '#lib/session.ts';
import { ConversationList } from './conversation-list.tsx';

/** The list of conversations as a page of its own, where a narrow screen has no chat to show. */
export function ConversationsPage() {
  const userId = useSession().user?.id ?? '';
  return (
    <nav aria-label="Your conversations" className="min-h-0 flex-1 overflow-y-auto px-1 py-6">
      <title>{`Your conversations | ${brand.name}`}</title>
      <h1 className="px-3 pb-4 font-display text-2xl">Your conversations</h1>
      <ConversationList userId={userId} />
    </nav>
  );
}
