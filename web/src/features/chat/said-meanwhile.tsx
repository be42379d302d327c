import { ChatItemView } from './chat-item-view.tsx';
import type { ConversationViewProps } from './conversation-view.tsx';
import { chatItems } from './items.ts';
import { messageTools } from './message-tools.ts';
import { refusalBubble } from './rules.ts';
import { takeBack } from './waiting-messages.ts';

/** What is said, or waits for a connection, before the conversation is there. */
export function SaidMeanwhile({
  chat,
  companion,
  turn,
  refusal,
  onRetry,
  waiting,
  renderReport,
}: ConversationViewProps) {
  const items = chatItems({
    messages: [],
    turn,
    waiting,
    refusal: refusalBubble(refusal),
    noticesAfter: [],
  });
  if (items.length === 0) return null;
  return (
    <div
      role="log"
      aria-label={`Conversation with ${companion.name}`}
      aria-live="off"
      className="mx-auto flex w-full max-w-192 shrink-0 flex-col gap-1 pb-4"
    >
      {items.map((item) => (
        <ChatItemView
          key={item.key}
          item={item}
          companion={companion}
          onRetry={turn && (() => onRetry(turn))}
          tools={messageTools(chat, [], false, renderReport)}
          onTakeBack={() => waiting && takeBack(waiting)}
        />
      ))}
    </div>
  );
}
