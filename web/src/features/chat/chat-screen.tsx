import { BookHeart, History, MessagesSquare, Trash2, UserRound } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { drawnPictures } from '#lib/portraits.ts';
import { useSession } from '#lib/session.ts';
import { isOnline } from '#lib/use-online.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { takeChanges } from '#shared/saved-changes.ts';
import { Backdrop } from '#ui/backdrop.tsx';
import { companionColors } from '#ui/gradient.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { queueUnlessCrisis } from './care/without-network.ts';
import { ChatHeader } from './chat-header.tsx';
import { useChatSession, useCompanionsWhere } from './chat-session.ts';
import { nextMessagesText } from './clock.ts';
import { CompanionPanel } from './companion-panel.tsx';
import { changeVersion, goOnWithNewest } from './companion-version/change-version.ts';
import { hasVersions, versionChoices } from './companion-version/version-news.ts';
import { Composer } from './composer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { useHasConversationsPanel } from './conversations/beside-conversations.tsx';
import { dispatch } from './machine/chat-machine.ts';
import { suggestDraft } from './outbox.ts';
import { messagesQuery } from './queries.ts';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { isEnding } from './rules.ts';
import { retryTurn, sendMessage, stopReply } from './send.ts';
import { StatusLine } from './status-line.tsx';
import type { ChatSlots, OpenCompanion } from './types.ts';
import { useChat } from './use-chat.ts';
import { useNews } from './use-news.ts';
import { useTimeOfUse } from './use-time-of-use.ts';

const ClearChatDialog = lazyPart('ClearChatDialog', () => import('./clear-chat-dialog.tsx'));
const ComposerNotice = lazyPart('ComposerNotice', () => import('./composer-notice.tsx'));
const PausedNotice = lazyPart('PausedNotice', () => import('./care/paused-notice.tsx'));
const RetiredNotice = lazyPart('RetiredNotice', () => import('./retired-notice.tsx'));
const VersionLine = lazyPart('VersionLine', () => import('./companion-version/version-line.tsx'));
const BreakSuggestion = lazyPart('BreakSuggestion', () => import('./break-suggestion.tsx'));
const ConversationsDialog = lazyPart(
  'ConversationsDialog',
  () => import('./conversations/conversations-dialog.tsx'),
);

type ChatScreenProps = ChatSlots & { companion: OpenCompanion; onConsent: () => void };

/** The conversation with one companion. It fills the space of its layout. */
export function ChatScreen({
  companion,
  onConsent,
  preferences = [],
  renderHeart,
  renderSealed,
  ...slots
}: ChatScreenProps) {
  const userId = useSession().user?.id ?? '';
  const { chat, state, usage, temporaryMinutes, running, refusal, queued, rules, pause } = useChat(
    userId,
    companion,
  );
  const { isBreakDue, dismissBreak } = useTimeOfUse();
  const [dialog, setDialog] = useState<'clear' | 'conversations' | null>(null);
  const [changes, setChanges] = useState('');
  useEffect(() => setChanges(takeChanges(companion.id)), [companion.id]);
  const input = useRef<HTMLTextAreaElement>(null);
  const hasPanel = useHasConversationsPanel();
  const hasNewReply = useCompanionsWhere((session) => session.hasNewReply).length > 0;
  const hasTurn = useChatSession(companion.id, ({ turn }) => turn !== null);
  const [openedAt] = useState(() => new Date().toISOString());
  const { reopen, notice, sendDisabled } = rules;
  const hasEnded = isEnding(notice);
  const isRetired = notice?.code === 'companion_retired';
  const maySpeak = !hasEnded && !isRetired;
  const news = useNews(companion, state, maySpeak);
  const version = maySpeak && state.version && hasVersions(state.version) ? state.version : null;
  const isEmptied = hasEnded && !hasTurn && queued === undefined;

  const pictures = drawnPictures(companion.imageUrl);
  const { greeting, openers } = companion;
  const beginning = useMemo(
    () => (maySpeak ? { greeting, openers, at: openedAt } : null),
    [maySpeak, greeting, openers, openedAt],
  );
  const onOpener = useMemo(
    () => (text: string) => {
      flushSync(() => suggestDraft(chat, text, openers));
      input.current?.focus();
      input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
    },
    [chat, openers],
  );
  const onFavorite = () => {
    dispatch(companion.id, { type: 'favorite-changed' });
    // Saving brings the sealed messages back.
    void chat.client.invalidateQueries(messagesQuery(userId, companion.id));
  };
  const onSend = (text: string) => {
    setChanges('');
    if (isOnline()) void sendMessage(chat, text, { reopen });
    else void queueUnlessCrisis(chat, { messageId: crypto.randomUUID(), text, at: new Date().toISOString() });
  };
  const mayReopen = sendDisabled && hasEnded && notice.waitsUntil === null;
  const sealed = renderSealed({
    ending: hasEnded ? { text: notice.text, wait: nextMessagesText(notice.waitsUntil) } : null,
    onReopen: mayReopen ? () => dispatch(companion.id, { type: 'reopened' }) : null,
    onSaved: onFavorite,
  });
  const onConversations = () => setDialog('conversations');
  const menu: MenuItem[] = [
    ...(hasPanel
      ? []
      : [
          {
            label: hasNewReply ? 'Conversations, a new reply' : 'Conversations',
            icon: <MessagesSquare />,
            onSelect: onConversations,
          },
        ]),
    ...preferences,
    ...(version ? versionChoices(version) : []).map(({ label, ...change }) => ({
      label,
      icon: <History />,
      disabled: running,
      onSelect: () => void changeVersion(chat, change),
    })),
    { label: `What ${companion.name} remembers`, icon: <BookHeart />, to: paths.memory(companion.id) },
    { label: 'View profile', icon: <UserRound />, to: paths.companion(companion.id) },
    { label: 'Clear', icon: <Trash2 />, onSelect: () => setDialog('clear') },
  ];

  return (
    <section
      aria-label={`Chat with ${companion.name}`}
      style={companionColors(companion.gradientFrom, companion.gradientTo)}
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-linear-to-b from-(--companion-from)/10 to-surface to-60%"
    >
      <title>{`${companion.name} | ${brand.name}`}</title>
      <ChatHeader
        companion={companion}
        renderHeart={(inMenu) => renderHeart(onFavorite, inMenu)}
        traits={slots.traits}
        menu={menu}
        version={version?.number ?? null}
        hasNews={hasNewReply && !hasPanel}
        status={
          <StatusLine
            companionId={companion.id}
            state={state}
            usage={usage}
            temporaryMinutes={temporaryMinutes}
          />
        }
      />
      <div className="flex min-h-0 flex-1">
        <div className="relative isolate flex min-h-0 min-w-0 flex-1 flex-col">
          {pictures && <Backdrop light={pictures.faint} dark={pictures.faintDark} />}
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
              beginning={beginning}
              news={news}
              chatId={state.chatId}
              mayAsk={!sendDisabled && !reopen}
              onOpener={onOpener}
              renderReport={slots.renderMessageReport}
              onRetry={(turn) => void retryTurn(chat, turn, reopen)}
              onGoOn={(turn) => void goOnWithNewest(chat, turn)}
            />
          )}
          <ReplyAnnouncer companion={companion} news={news} />
          <footer className="px-3 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            {isBreakDue && (
              <LazyBoundary>
                <BreakSuggestion onDismiss={dismissBreak} />
              </LazyBoundary>
            )}
            {!isEmptied && sealed}
            {notice && maySpeak && (
              <LazyBoundary>
                <ComposerNotice notice={notice} onConversations={onConversations} onConsent={onConsent} />
              </LazyBoundary>
            )}
            <p role="status" className="mx-auto max-w-192 px-4 text-sm text-muted not-empty:pb-2">
              {changes}
            </p>
            {pause ? (
              <LazyBoundary fallback={<div className="h-48" />}>
                <PausedNotice chat={chat} pause={pause} />
              </LazyBoundary>
            ) : isRetired ? (
              <LazyBoundary fallback={<div className="h-32 sm:h-20" />}>
                <RetiredNotice chat={chat} text={notice.text} />
              </LazyBoundary>
            ) : (
              <Composer
                chat={chat}
                name={companion.name}
                rules={rules}
                input={input}
                onSend={onSend}
                onStop={running ? () => void stopReply(companion.id) : null}
              />
            )}
          </footer>
        </div>
        <CompanionPanel chat={chat} companion={companion} phase={state.phase} minutes={temporaryMinutes}>
          {version && (
            <LazyBoundary>
              <VersionLine chat={chat} version={version} mayChange={!running} />
            </LazyBoundary>
          )}
        </CompanionPanel>
      </div>
      {dialog === 'clear' && (
        <LazyBoundary>
          <ClearChatDialog open chat={chat} name={companion.name} onClose={() => setDialog(null)} />
        </LazyBoundary>
      )}
      {dialog === 'conversations' && (
        <LazyBoundary>
          <ConversationsDialog userId={userId} onClose={() => setDialog(null)} />
        </LazyBoundary>
      )}
    </section>
  );
}
