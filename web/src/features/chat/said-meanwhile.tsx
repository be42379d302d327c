import type { ConversationProps } from './conversation-view.tsx';
import { chatItems } from './items.ts';
import { refusalBubble } from './rules.ts';
import { useItemRenderer } from './use-item-renderer.tsx';

/** What is said, or waits for a connection, before the conversation is there. */
export function SaidMeanwhile(props: ConversationProps) {
  const { companion, turn, refusal, waiting } = props;
  const renderItem = useItemRenderer(props, []);
  const items = chatItems({
    messages: [],
    turn,
    waiting,
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
