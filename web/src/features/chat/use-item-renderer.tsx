import { type ReactNode, useMemo } from 'react';
import { ChatItemView } from './chat-item-view.tsx';
import type { ConversationProps } from './conversation-view.tsx';
import type { ChatItem } from './items.ts';
import type { Message } from './message.ts';
import { messageTools } from './message-tools.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { takeBack } from './waiting-messages.ts';

/** How each item of a conversation of these messages is drawn. */
export function useItemRenderer(
  { chat, companion, turn, onRetry, waiting, mayRegenerate, renderReport }: ConversationProps,
  messages: Message[],
): (item: ChatItem) => ReactNode {
  const tools = useMemo(() => messageTools(chat, renderReport), [chat, renderReport]);
  const last = messages.at(-1);
  const mayBeAnew = (item: ChatItem) =>
    mayRegenerate && last?.from === 'ai' && item.kind === 'message' && item.id === last.id;
  return (item) => (
    <ChatItemView
      key={item.key}
      item={item}
      companion={companion}
      onRetry={turn && (() => onRetry(turn))}
      tools={tools}
      onRegenerate={mayBeAnew(item) ? () => void regenerateReply(chat, messages) : undefined}
      onTakeBack={() => waiting && takeBack(waiting)}
    />
  );
}
