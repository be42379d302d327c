import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ChatCompanion } from './chat-companion.ts';
import type { ChatContext } from './chat-context.ts';
import { useDeletions, withoutDeleted } from './deletions.ts';
import { chatItems, messageKey } from './items.ts';
import type { Conversation } from './message.ts';
import { MessageList } from './message-list.tsx';
import { OlderMessagesRow } from './older-messages.tsx';
import { messagesQuery } from './queries.ts';
import { refusalBubble } from './rules.ts';
import { SaidMeanwhile } from './said-meanwhile.tsx';
import type { ChatSlots } from './slots.ts';
import type { TurnOutline } from './turn-reducer.ts';
import { type Refusal, useTurn } from './turn-store.ts';
import { useItemRenderer } from './use-item-renderer.tsx';
import { useOlderMessages } from './use-older-messages.ts';
import type { WaitingMessage } from './waiting-store.ts';

type ConversationViewProps = {
  chat: ChatContext;
  companion: ChatCompanion;
  refusal: Refusal | undefined;
  onRetry: (turn: TurnOutline) => void;
  waiting: WaitingMessage | undefined;
  /** How often the notice has come again since the chat was opened. */
  notices: number;
  /** Whether the last reply may be written anew. */
  mayRegenerate: boolean;
  renderReport: ChatSlots['renderMessageReport'];
};

/** What is drawn of a conversation, whether it is there already or not. */
export type ConversationProps = ConversationViewProps & { turn: TurnOutline | undefined };

/**
 * The conversation once it is there, its shape while it loads, and the way to try again when it does not. What was said
 * in the meantime stands below, so that no word is out of sight.
 */
export function ConversationView({ chat, ...others }: ConversationViewProps) {
  // Read in one place: when a turn goes, its messages are there.
  const turn = useTurn(chat.companionId);
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
      <SaidMeanwhile {...props} />
    </div>
  );
}

function LoadedConversation(props: ConversationProps & { conversation: Conversation }) {
  const { chat, companion, turn, refusal, waiting, notices } = props;
  const { messages: held, hasOlder } = props.conversation;
  const older = useOlderMessages(chat);
  const deletions = useDeletions(companion.id);
  const messages = useMemo(() => withoutDeleted(held, deletions), [held, deletions]);
  const last = messages.at(-1);
  const lastKey = last === undefined ? null : messageKey(last);
  const [noticesAfter, setNoticesAfter] = useState([lastKey]);
  if (noticesAfter.length <= notices) setNoticesAfter([...noticesAfter, lastKey]);
  const items = useMemo(
    () => chatItems({ messages, turn, waiting, refusal: refusalBubble(refusal), noticesAfter }),
    [messages, turn, waiting, refusal, noticesAfter],
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
