import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { drawnPictures } from '#lib/portraits.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChatItemView } from './chat-item.tsx';
import { type Refusal, useChatSession } from './chat-session.ts';
import type { Conversation, Message } from './conversation.ts';
import { type Beginning, type ChatItem, chatItems, type NewsItem } from './items.ts';
import { useLanding } from './landing/use-landing.ts';
import { MessageList } from './message-list.tsx';
import { MoreMessages } from './more-messages.tsx';
import { type QueuedMessage, returnToDraft } from './outbox.ts';
import { loadNewestMessages, messagesQuery } from './queries.ts';
import { refusalBubble } from './rules.ts';
import { hasEnded, isRunning, type Turn } from './turn.ts';
import type { ChatCompanion, ChatContext, ChatSlots, MessageTools } from './types.ts';
import { useInteraction } from './use-interaction.ts';

const AstrayNotice = lazyPart('AstrayNotice', () => import('./landing/astray-notice.tsx'));
const ReplyMood = lazyPart('ReplyMood', () => import('./mood/reply-mood.tsx'));

type ConversationViewProps = {
  chat: ChatContext;
  companion: ChatCompanion;
  refusal: Refusal | null;
  onRetry: (turn: Turn) => void;
  onGoOn: (turn: Turn) => void;
  queued: QueuedMessage | undefined;
  /** How the chat begins; null where nothing can be said. */
  beginning: Beginning | null;
  news: NewsItem[];
  /** The chat's id on the server; null until it is open. */
  chatId: string | null;
  /** Whether a reply may be asked for. */
  mayAsk: boolean;
  onOpener: MessageTools['onOpener'];
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
  const { chat, companion, turn, refusal, queued, beginning, news } = props;
  const { messages, hasOlder, hasNewer } = props.conversation;
  const shown = useChatSession(companion.id, (session) => session.shownVersion);
  const edited = useChatSession(companion.id, (session) => session.edit?.target);
  const landing = useChatSession(companion.id, (session) => session.landing);
  const care = useChatSession(companion.id, (session) => session.care);
  const astray = useChatSession(companion.id, (session) => session.astray);
  useLanding(chat);
  const isOpen = turn !== null && (isRunning(turn) || hasEnded(turn));
  const notices = useInteraction(chat, lastBefore(messages, isOpen ? turn : null), isOpen);
  const items = useMemo(
    () =>
      chatItems({
        messages,
        hasOlder,
        beginning,
        turn,
        queued,
        care,
        refusal: refusalBubble(refusal),
        notices,
        news,
      }),
    [messages, hasOlder, beginning, turn, queued, care, refusal, notices, news],
  );
  const newest = newestReply(items);
  const { renderItem, tools } = useItemRenderer(props);
  return (
    <>
      {newest && drawnPictures(companion.imageUrl) && (
        <LazyBoundary>
          <ReplyMood companionId={companion.id} reply={newest} />
        </LazyBoundary>
      )}
      <MessageList
        items={items}
        label={`Conversation with ${companion.name}`}
        sent={turn?.writing.mode === 'send' || turn?.writing.mode === 'edit' ? turn.messageId : undefined}
        landing={landing}
        above={landing ?? edited ?? (hasNewer ? 'partly loaded' : shown?.isLast ? undefined : shown?.id)}
        top={hasOlder && <MoreMessages chat={chat} side="earlier" outermost={messages[0]?.id} />}
        bottom={hasNewer && <MoreMessages chat={chat} side="later" outermost={messages.at(-1)?.id} />}
        loadEnd={() => loadNewestMessages(chat)}
        renderItem={renderItem}
      />
      {astray && (
        <LazyBoundary>
          <AstrayNotice astray={astray} tools={tools} />
        </LazyBoundary>
      )}
    </>
  );
}

/** What is sent, or waits for a connection, before the conversation is loaded. */
function PendingItems(props: ConversationProps) {
  const { companion, turn, refusal, queued } = props;
  const care = useChatSession(companion.id, (session) => session.care);
  const { renderItem } = useItemRenderer(props);
  const items = chatItems({
    messages: [],
    hasOlder: true,
    beginning: null,
    turn,
    queued,
    care,
    refusal: refusalBubble(refusal),
    notices: [],
    news: [],
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

/** How each item of a conversation is drawn, and what its messages can be changed with. */
function useItemRenderer(props: ConversationProps) {
  const { chat, companion, turn, onRetry, onGoOn, queued, chatId, mayAsk, onOpener, renderReport } = props;
  const mayChange = !isRunning(turn);
  const tools = useMemo<MessageTools>(
    () => ({ chat, chatId, mayChange, mayAsk, onOpener, renderReport }),
    [chat, chatId, mayChange, mayAsk, onOpener, renderReport],
  );
  const renderItem = (item: ChatItem) => (
    <ChatItemView
      key={item.key}
      item={item}
      companion={companion}
      onRetry={turn ? () => onRetry(turn) : undefined}
      onGoOn={turn ? () => onGoOn(turn) : undefined}
      tools={tools}
      onTakeBack={() => queued && returnToDraft(chat, queued)}
    />
  );
  return { renderItem, tools };
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

/** The last thing the companion said; nothing above help lines, beside which a face is calm. */
function newestReply(items: ChatItem[]) {
  if (items.at(-1)?.kind === 'safety') return undefined;
  return items
    .filter((item) => item.kind === 'message')
    .findLast(({ from, isDeleted }) => from === 'ai' && !isDeleted);
}

/** When the last message that is not of this turn was stored; the greeting belongs to the first turn. */
function lastBefore(messages: Message[], turn: Turn | null): string | null {
  if (turn === null) return messages.at(-1)?.at ?? null;
  const start = messages.findIndex(({ clientMessageId }) => clientMessageId === turn.messageId);
  const before = start === -1 ? messages : messages.slice(0, start);
  return before.findLast(({ isGreeting }) => !isGreeting)?.at ?? null;
}
