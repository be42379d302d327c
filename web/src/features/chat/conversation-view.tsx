import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChatCompanion } from './chat-companion.ts';
import type { ChatContext } from './chat-context.ts';
import { ChatItemView } from './chat-item-view.tsx';
import { chatItems, messageKey } from './items.ts';
import type { Conversation } from './message.ts';
import { MessageList } from './message-list.tsx';
import { OlderMessagesRow } from './older-messages.tsx';
import { refusalBubble } from './rules.ts';
import type { Turn } from './turn-reducer.ts';
import type { Refusal } from './turn-store.ts';
import { useOlderMessages } from './use-older-messages.ts';

type ConversationViewProps = {
  chat: ChatContext;
  companion: ChatCompanion;
  messages: UseQueryResult<Conversation>;
  turn: Turn | undefined;
  refusal: Refusal | undefined;
  onRetry: (turn: Turn) => void;
};

/** The conversation once it is there, its shape while it loads, and the way to try again when it does not. */
export function ConversationView(props: ConversationViewProps) {
  const { messages } = props;
  if (messages.data) return <LoadedConversation {...props} conversation={messages.data} />;
  if (messages.isError) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ErrorState
          title="Your conversation could not be loaded"
          text="Nothing is lost. Check your connection and try again."
          onRetry={() => void messages.refetch()}
        />
      </div>
    );
  }
  return <ConversationSkeleton />;
}

function LoadedConversation({
  chat,
  companion,
  conversation: { messages, hasOlder },
  turn,
  refusal,
  onRetry,
}: ConversationViewProps & { conversation: Conversation }) {
  const older = useOlderMessages(chat);
  const [noticeAfter] = useState(() => {
    const last = messages.at(-1);
    return last === undefined ? null : messageKey(last);
  });
  const items = useMemo(
    () => chatItems({ messages, turn, refusal: refusalBubble(refusal), noticeAfter }),
    [messages, turn, refusal, noticeAfter],
  );
  return (
    <MessageList
      items={items}
      label={`Conversation with ${companion.name}`}
      sent={turn?.messageId}
      top={hasOlder && <OlderMessagesRow older={older} oldest={messages[0]?.id} />}
      renderItem={(item) => (
        <ChatItemView item={item} companion={companion} onRetry={turn && (() => onRetry(turn))} />
      )}
    />
  );
}

function ConversationSkeleton() {
  return (
    <div role="status" aria-label="Loading your conversation" className="min-h-0 flex-1 overflow-hidden px-4">
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
