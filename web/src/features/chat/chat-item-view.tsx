import type { ChatCompanion } from './chat-companion.ts';
import { DaySeparator } from './day-separator.tsx';
import { ErrorBubble } from './error-bubble.tsx';
import type { ChatItem } from './items.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { MessageTools } from './message-tools.ts';
import { ProgramNotice } from './program-notice.tsx';
import { SafetyCard } from './safety-card.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { WaitingBubble } from './waiting-bubble.tsx';
import { WithheldReply } from './withheld-reply.tsx';

type ChatItemViewProps = {
  item: ChatItem;
  companion: ChatCompanion;
  /** Sends the failed message again. */
  onRetry: (() => void) | undefined;
  tools: MessageTools;
  /** Has the message written anew; undefined for one that cannot be. */
  onRegenerate: (() => void) | undefined;
  /** Takes a waiting message back. */
  onTakeBack: () => void;
};

/** Draws one item of the list. */
export function ChatItemView({
  item,
  companion,
  onRetry,
  tools,
  onRegenerate,
  onTakeBack,
}: ChatItemViewProps) {
  switch (item.kind) {
    case 'notice':
      return <ProgramNotice companion={companion} isFirst={item.isFirst} />;
    case 'message':
      return (
        <>
          {item.newDay && <DaySeparator at={item.at} />}
          <MessageBubble
            bubble={item}
            first={item.first}
            companion={companion}
            tools={tools}
            onRegenerate={onRegenerate}
          />
        </>
      );
    case 'waiting':
      return <WaitingBubble text={item.text} onTakeBack={onTakeBack} />;
    case 'typing':
      return <TypingIndicator name={companion.name} />;
    case 'error':
      return <ErrorBubble text={item.text} onRetry={item.retry ? onRetry : undefined} />;
    case 'withheld':
      return <WithheldReply />;
    case 'safety':
      return <SafetyCard help={item.help} />;
  }
}
