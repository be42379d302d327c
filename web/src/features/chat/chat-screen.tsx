import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { useSession } from '#lib/session.ts';
import { isOnline } from '#lib/use-online.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { companionColors } from '#ui/gradient.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ChatHeader, onCompanionColors } from './chat-header.tsx';
import { useChatSession } from './chat-session.ts';
import { Composer } from './composer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { ConversationsButton } from './conversations/beside-conversations.tsx';
import { dispatch } from './machine/chat-machine.ts';
import { queueMessage, takeDraft } from './outbox.ts';
import { messagesQuery } from './queries.ts';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { retryTurn, sendMessage, stopReply } from './send.ts';
import { StatusStrip } from './status-strip.tsx';
import type { ChatCompanion, ChatSlots } from './types.ts';
import { useChat } from './use-chat.ts';
import { useTimeOfUse } from './use-time-of-use.ts';

const ClearChatDialog = lazyPart(async () => ({
  default: (await import('./clear-chat-dialog.tsx')).ClearChatDialog,
}));

const ComposerNotice = lazyPart(async () => ({
  default: (await import('./composer-notice.tsx')).ComposerNotice,
}));
const BreakSuggestion = lazyPart(async () => ({
  default: (await import('./break-suggestion.tsx')).BreakSuggestion,
}));

type ChatScreenProps = ChatSlots & { companion: ChatCompanion };

/** The conversation with one companion. It fills the space of its layout. */
export function ChatScreen({
  companion,
  renderHeart,
  renderSealed,
  renderTraits,
  renderMessageReport,
}: ChatScreenProps) {
  const userId = useSession().user?.id ?? '';
  const { chat, state, usage, running, refusal, queued, rules } = useChat(userId, companion.id);
  const { notices, isBreakDue, dismissBreak } = useTimeOfUse();
  const [clearing, setClearing] = useState(false);
  const { reopen } = rules;
  const onFavorite = () => {
    dispatch(companion.id, { type: 'favorite-changed' });
    // Saving brings the sealed messages back.
    void chat.client.invalidateQueries(messagesQuery(userId, companion.id));
  };
  const hasTurn = useChatSession(companion.id, ({ turn }) => turn !== null);
  const isExpired = rules.notice?.code === 'chat_expired';
  const isEmptied = isExpired && !hasTurn && queued === undefined;
  const sealed = renderSealed({
    expiredText: isExpired ? (rules.notice?.text ?? null) : null,
    onReopen: rules.sendDisabled ? () => dispatch(companion.id, { type: 'reopened' }) : null,
    onSaved: onFavorite,
  });
  const onSend = (text: string) => {
    if (isOnline()) {
      void sendMessage(chat, text, { reopen });
    } else {
      takeDraft(chat, text);
      queueMessage(chat, { messageId: crypto.randomUUID(), text, at: new Date().toISOString() });
    }
  };

  return (
    <section
      aria-label={`Chat with ${companion.name}`}
      style={companionColors(companion.gradientFrom, companion.gradientTo)}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-linear-to-b from-(--companion-from)/10 to-surface to-60%"
    >
      <title>{`${companion.name} | ${brand.name}`}</title>
      <header className="relative z-10 shadow-soft">
        <ChatHeader
          companion={companion}
          heart={renderHeart(onFavorite)}
          traits={renderTraits?.(companion)}
          conversations={<ConversationsButton userId={userId} className={onCompanionColors} />}
          onClear={() => setClearing(true)}
        />
        <StatusStrip companionId={companion.id} state={state} usage={usage} />
      </header>
      {isEmptied ? (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <div className="my-auto">{sealed}</div>
        </div>
      ) : (
        <ConversationView
          chat={chat}
          companion={companion}
          refusal={refusal}
          queued={queued}
          notices={notices}
          chatId={state.chatId}
          mayAsk={!rules.sendDisabled && !reopen}
          renderReport={renderMessageReport}
          onRetry={(turn) => void retryTurn(chat, turn, reopen)}
        />
      )}
      <ReplyAnnouncer companionId={companion.id} />
      <footer className="px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        {isBreakDue && (
          <LazyBoundary>
            <BreakSuggestion name={companion.name} onDismiss={dismissBreak} />
          </LazyBoundary>
        )}
        {!isEmptied && sealed}
        {rules.notice && !isExpired && (
          <LazyBoundary>
            <ComposerNotice notice={rules.notice} resetsAt={usage?.resetsAt} />
          </LazyBoundary>
        )}
        <Composer
          chat={chat}
          name={companion.name}
          rules={rules}
          onSend={onSend}
          onStop={running ? () => void stopReply(companion.id) : null}
        />
      </footer>
      {clearing && (
        <LazyBoundary>
          <ClearChatDialog open chat={chat} name={companion.name} onClose={() => setClearing(false)} />
        </LazyBoundary>
      )}
    </section>
  );
}
