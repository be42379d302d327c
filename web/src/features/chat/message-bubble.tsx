import { memo } from 'react';
import { cx } from '#ui/cx.ts';
import { Portrait } from '#ui/portrait.tsx';
import { arriving, companionBubble, readerBubble } from './bubble-style.ts';
import type { ChatCompanion } from './chat-companion.ts';
import { formatTime } from './clock.ts';
import type { Bubble } from './items.ts';
import { MessageActions } from './message-actions.tsx';
import type { MessageTools } from './message-tools.ts';
import { useReply } from './use-reply.ts';

type MessageBubbleProps = {
  bubble: Bubble;
  first: boolean;
  companion: ChatCompanion;
  tools: MessageTools;
  onRegenerate: (() => void) | undefined;
};

/**
 * One message. Its text may come from a model and is shown as plain text, line breaks kept. Time and copy show on
 * hover and focus; a tap focuses the bubble.
 */
export const MessageBubble = memo(function Message({
  bubble,
  first,
  companion,
  tools,
  onRegenerate,
}: MessageBubbleProps) {
  const { from, text, at, fresh, growing } = bubble;
  const mine = from === 'user';
  return (
    <article
      aria-label={`${mine ? 'You' : companion.name}, ${formatTime(at)}`}
      className={cx('group flex gap-2', mine && 'flex-row-reverse', first && 'pt-3')}
    >
      {!mine && <Speaker companion={companion} shown={first} />}
      <div className="relative max-w-[86%] min-w-0 sm:max-w-[72%]">
        <div
          tabIndex={-1}
          className={cx(
            'px-4 py-2.5 whitespace-pre-wrap wrap-anywhere outline-none',
            mine ? readerBubble : companionBubble,
            fresh && arriving,
          )}
        >
          {text ?? <ReplySoFar companionId={companion.id} />}
          {growing && <Caret />}
        </div>
        <MessageActions bubble={bubble} tools={tools} onRegenerate={onRegenerate} />
      </div>
    </article>
  );
});

/** The only thing that is drawn for each piece of a reply. */
function ReplySoFar({ companionId }: { companionId: string }) {
  return useReply(companionId);
}

/** The companion's face beside the first of their messages in a row, where there is room for it. */
function Speaker({ companion, shown }: { companion: ChatCompanion; shown: boolean }) {
  return (
    <div className="hidden w-8 self-start sm:block">
      {shown && (
        <Portrait
          src={companion.imageUrl}
          alt=""
          from={companion.gradientFrom}
          to={companion.gradientTo}
          size="xs"
        />
      )}
    </div>
  );
}

function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-1 inline-block h-4 w-0.5 animate-pulse bg-current align-text-bottom"
    />
  );
}
