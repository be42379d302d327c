import { memo } from 'react';
import { cx } from '#ui/cx.ts';
import { Portrait } from '#ui/portrait.tsx';
import { formatTime } from './clock.ts';
import type { Bubble } from './items.ts';
import { MessageActions, type MessageTools } from './message-actions.tsx';
import type { ChatCompanion } from './types.ts';
import { useReply } from './use-reply.ts';

/** The companion's messages: the surface with a little of their color, so that plain ink stays readable. */
export const companionBubble =
  'rounded-lg rounded-bl-sm shadow-soft text-ink bg-[color-mix(in_oklab,var(--companion-from)_10%,var(--color-raised))]';

/** The reader's messages: the companion's gradient. */
export const readerBubble = 'rounded-lg rounded-br-sm shadow-soft bg-companion text-on-companion';

/** The entrance of something new, from below. */
export const arriving =
  'transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0';

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

/** The companion's face beside the first of their messages in a row, on a page that is wide enough. */
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
