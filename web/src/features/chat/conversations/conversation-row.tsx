import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatRecent } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { withoutMarks } from '#lib/without-marks.ts';
import { shortRetirementText } from '#shared/retirement.ts';
import { cx } from '#ui/cx.ts';
import { Portrait } from '#ui/portrait.tsx';
import { minutesLeft } from '../clock.ts';
import type { ConversationSummary } from '../conversation-summary.ts';

type ConversationRowProps = {
  conversation: ConversationSummary;
  isCurrent: boolean;
  isReplying: boolean;
  /** A reply has come that nobody has seen yet. */
  isReady: boolean;
  /** The moment from which the time left is counted. */
  now: number;
  onChosen?: (() => void) | undefined;
};

/** One chat in the list: who, the last words, when, and how long they stay. */
export function ConversationRow({
  conversation: { companion, lastText, lastFrom, lastAt, isSaved, expiresAt, retiresAt },
  isCurrent,
  isReplying,
  isReady,
  now,
  onChosen,
}: ConversationRowProps) {
  return (
    <Link
      to={paths.chat({ companionId: companion.id })}
      onClick={onChosen}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'flex items-center gap-3 rounded-md px-3 py-2.5 transition-colors duration-150 outline-offset-[-3px]',
        isCurrent ? 'bg-tint' : 'hover:bg-tint/60',
      )}
    >
      <Portrait
        src={faceAddress(companion.imageUrl)}
        alt=""
        from={companion.gradientFrom}
        to={companion.gradientTo}
        size="sm"
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-semibold">{companion.name}</span>
          <time dateTime={lastAt} className="ml-auto shrink-0 text-xs text-muted">
            {formatRecent(lastAt)}
          </time>
        </span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <span
            className={cx(
              'whole-lines-1 min-w-0 flex-1',
              (isReady || isReplying) && 'font-semibold text-ink',
            )}
          >
            {isReplying
              ? `${companion.name} is typing…`
              : `${lastFrom === 'user' ? 'You: ' : ''}${withoutMarks(lastText)}`}
          </span>
          {isReady && (
            <span className="shrink-0 rounded-full bg-glow px-2 text-xs leading-5 font-bold text-on-glow">
              New
            </span>
          )}
          {isSaved ? (
            <Heart role="img" aria-label="Saved" className="size-3.5 shrink-0 fill-current" />
          ) : (
            expiresAt !== null && (
              <span className="shrink-0 text-xs tabular-nums" title="Then this temporary chat ends.">
                {minutesLeft(expiresAt, now)} min left
              </span>
            )
          )}
        </span>
        {retiresAt !== null && (
          <span className="block text-xs text-muted">{shortRetirementText(retiresAt)}</span>
        )}
      </span>
    </Link>
  );
}
