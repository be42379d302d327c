import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChatItemView } from './chat-item.tsx';
import { type Refusal, sessionOf, useChatSession } from './chat-session.ts';
import type { Conversation, Message } from './conversation.ts';
import { deleteWithUndo, withoutDeleted } from './deletions.ts';
import { type ChatItem, chatItems, messageKey } from './items.ts';
import type { MessageTools } from './message-actions.tsx';
import { MessageList } from './message-list.tsx';
import { OlderMessagesRow, useOlderMessages } from './older-messages.tsx';
import { type QueuedMessage, returnToDraft } from './outbox.ts';
import { messagesQuery } from './queries.ts';
import { refusalBubble } from './rules.ts';
import { regenerateReply } from './send.ts';
import type { Turn } from './turn.ts';
import type { ChatCompanion, ChatContext, ChatSlots } from './types.ts';

type ConversationViewProps = {
  chat: ChatContext;
  companion: ChatCompanion;
  refusal: Refusal | null;
  onRetry: (turn: Turn) => void;
  queued: QueuedMessage | undefined;
  /** How often the notice was shown again since the chat was opened. */
  notices: number;
  /** Whether the last reply may be written again. */
  mayRegenerate: boolean;
  renderReport: ChatSlots['renderMessageReport'];
};

type ConversationProps = ConversationViewProps & { turn: Turn | null };

/**
 * The conversation when it is loaded, its shape while it loads, and a way to try again when it fails. What is sent in
 * the meantime is shown below, so that no word is out of sight.
 */
export function ConversationView({ chat, ...others }: ConversationViewProps) {
  // Read in one place: when a turn goes, its messages are there.
  const turn = useChatSession(chat.companionId, (session) => session.turn);
  const messages = useQuery(messagesQuery(chat.userId, chat.companionId));
  const props = { chat, turn, ...others };
  if (messages.data) return <LoadedConversation {...props} conversation={messages.data} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-4">
      {messages.isError ? (
        <ErrorState
          title="Your conversation could not be loaded"
          text="Nothing is lost. Check your connection and try again."
          onRetry={() => void messages.refetch()}
        />
      ) : (
        <ConversationSkeleton />
      )}
      <PendingItems {...props} />
    </div>
  );
}

function LoadedConversation(props: ConversationProps & { conversation: Conversation }) {
  const { chat, companion, turn, refusal, queued, notices } = props;
  const { messages: held, hasOlder } = props.conversation;
  const older = useOlderMessages(chat);
  const deletions = useChatSession(companion.id, (session) => session.deletions);
  const messages = useMemo(() => withoutDeleted(held, deletions), [held, deletions]);
  const last = messages.at(-1);
  const lastKey = last === undefined ? null : messageKey(last);
  const [noticesAfter, setNoticesAfter] = useState([lastKey]);
  if (noticesAfter.length <= notices) setNoticesAfter([...noticesAfter, lastKey]);
  const items = useMemo(
    () => chatItems({ messages, turn, queued, refusal: refusalBubble(refusal), noticesAfter }),
    [messages, turn, queued, refusal, noticesAfter],
  );
  return (
    <MessageList
      items={items}
      label={`Conversation with ${companion.name}`}
      sent={turn?.messageId}
      top={hasOlder && <OlderMessagesRow older={older} oldest={held[0]?.id} />}
      renderItem={useItemRenderer(props, messages)}
    />
  );
}

/** What is sent, or waits for a connection, before the conversation is loaded. */
function PendingItems(props: ConversationProps) {
  const { companion, turn, refusal, queued } = props;
  const renderItem = useItemRenderer(props, []);
  const items = chatItems({
    messages: [],
    turn,
    queued,
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
      {items.map(renderItem)}
    </div>
  );
}

/** How each item of a conversation of these messages is drawn. */
function useItemRenderer(
  { chat, companion, turn, onRetry, queued, mayRegenerate, renderReport }: ConversationProps,
  messages: Message[],
): (item: ChatItem) => ReactNode {
  const tools = useMemo<MessageTools>(
    () => ({
      replySoFar: () => sessionOf(chat.companionId).reply,
      onDelete: (id) => deleteWithUndo(chat, { id }, 'Message deleted.'),
      renderReport,
    }),
    [chat, renderReport],
  );
  const last = messages.at(-1);
  const canRegenerate = (item: ChatItem) =>
    mayRegenerate && last?.from === 'ai' && item.kind === 'message' && item.id === last.id;
  return (item) => (
    <ChatItemView
      key={item.key}
      item={item}
      companion={companion}
      onRetry={turn ? () => onRetry(turn) : undefined}
      tools={tools}
      onRegenerate={canRegenerate(item) ? () => void regenerateReply(chat, messages) : undefined}
      onTakeBack={() => queued && returnToDraft(chat, queued)}
    />
  );
}

function ConversationSkeleton() {
  return (
    <div role="status" aria-label="Loading your conversation" className="min-h-0 flex-1 overflow-hidden">
      <div className="mx-auto flex h-full max-w-192 flex-col justify-end gap-3 py-4">
        <Skeleton className="h-16 w-3/5 rounded-lg" />
        <Skeleton className="h-11 w-2/5 self-end rounded-lg" />
        <Skeleton className="h-24 w-2/3 rounded-lg" />
        <Skeleton className="h-11 w-1/4 self-end rounded-lg" />
        <Skeleton className="h-16 w-1/2 rounded-lg" />
      </div>
    </div>
  );
}
