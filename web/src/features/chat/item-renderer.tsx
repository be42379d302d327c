import type { ReactNode } from 'react';
import { ChatItemView } from './chat-item-view.tsx';
import type { ConversationViewProps } from './conversation-view.tsx';
import type { ChatItem } from './items.ts';
import type { Message } from './message.ts';
import { messageTools } from './message-tools.ts';
import { takeBack } from './waiting-messages.ts';

/** How each item of a conversation of these messages is drawn. */
export function itemRenderer(
  { chat, companion, turn, onRetry, waiting, mayRegenerate, renderReport }: ConversationViewProps,
  messages: Message[],
): (item: ChatItem) => ReactNode {
  const tools = messageTools(chat, messages, mayRegenerate, renderReport);
  return (item) => (
    <ChatItemView
      key={item.key}
      item={item}
      companion={companion}
      onRetry={turn && (() => onRetry(turn))}
      tools={tools}
      onTakeBack={() => waiting && takeBack(waiting)}
    />
  );
}
