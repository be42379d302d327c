import { type ReactNode, useState } from 'react';
import { brand } from '../../lib/brand.ts';
import { useSession } from '../../lib/session.ts';
import { companionColors } from '../../ui/gradient.ts';
import type { ChatCompanion } from './chat-companion.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatStrip } from './chat-strip.tsx';
import { ClearChatDialog } from './clear-chat-dialog.tsx';
import { Composer } from './composer.tsx';
import { ComposerNotice } from './composer-notice.tsx';
import { ConversationView } from './conversation-view.tsx';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { sendMessage } from './send-message.ts';
import { useChat } from './use-chat.ts';

type ChatScreenProps = {
  companion: ChatCompanion;
  /** Draws the heart; the app brings it from the favorites. `onChanged` tells that the server has taken a change. */
  renderHeart: (onChanged: () => void) => ReactNode;
};

/** The conversation with one companion. It fills the room its layout gives it. */
export function ChatScreen({ companion, renderHeart }: ChatScreenProps) {
  const userId = useSession().user?.id ?? '';
  const { chat, session, messages, usage, turn, refusal, rules } = useChat(userId, companion.id);
  const [clearing, setClearing] = useState(false);
  const reopen = () => void session.refetch();

  return (
    <section
      aria-label={`Chat with ${companion.name}`}
      style={companionColors(companion.gradientFrom, companion.gradientTo)}
      className="flex min-h-0 flex-1 flex-col bg-linear-to-b from-(--companion-from)/10 to-surface to-60%"
    >
      <title>{`${companion.name} | ${brand.name}`}</title>
      <header className="relative z-10 shadow-soft">
        <ChatHeader companion={companion} heart={renderHeart(reopen)} onClear={() => setClearing(true)} />
        <ChatStrip session={session.data} usage={usage} />
      </header>
      <ConversationView
        chat={chat}
        companion={companion}
        messages={messages}
        turn={turn}
        refusal={refusal}
        onRetry={({ text, messageId }) => void sendMessage(chat, text, { messageId, reopen: rules.reopen })}
      />
      <ReplyAnnouncer turn={turn} />
      <footer className="px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        {rules.notice && (
          <ComposerNotice notice={rules.notice} resetsAt={usage?.resetsAt} onReopen={reopen} />
        )}
        <Composer
          chat={chat}
          name={companion.name}
          rules={rules}
          onSend={(text) => void sendMessage(chat, text, { reopen: rules.reopen })}
        />
      </footer>
      <ClearChatDialog chat={chat} name={companion.name} open={clearing} onClose={() => setClearing(false)} />
    </section>
  );
}
