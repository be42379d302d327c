import { useSession } from '#lib/session.ts';
import { ConversationList } from './conversation-list.tsx';

/** The list of conversations beside the chat, on a wide page. */
export function ConversationsPanel() {
  const userId = useSession().user?.id ?? '';
  return (
    <nav
      aria-label="Your conversations"
      className="w-80 shrink-0 overflow-y-auto border-r border-line bg-raised p-3 [scrollbar-width:thin]"
    >
      <h2 className="px-3 pt-1 pb-3 font-display text-lg">Your conversations</h2>
      <ConversationList userId={userId} />
    </nav>
  );
}
