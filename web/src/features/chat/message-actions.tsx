import { Copy, RefreshCw, Trash2 } from 'lucide-react';
import { timings } from '#lib/timings.ts';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { notify } from '#ui/notify.ts';
import { formatTime } from './clock.ts';
import type { Bubble } from './items.ts';
import type { ChatSlots } from './types.ts';

/** What can be done with any message of a chat. */
export type MessageTools = {
  /** The words so far of the reply that is being written. */
  replySoFar: () => string;
  onDelete: (id: string) => void;
  renderReport: ChatSlots['renderMessageReport'];
};

type MessageActionsProps = { bubble: Bubble; tools: MessageTools; onRegenerate: (() => void) | undefined };

/** The time of a message and its actions, below the bubble while it is hovered or has the focus. */
export function MessageActions({ bubble: { id, from, text, at }, tools, onRegenerate }: MessageActionsProps) {
  return (
    <div
      className={cx(
        'pointer-events-none absolute top-full -mt-2 flex items-center rounded-full border border-line bg-raised text-xs text-muted opacity-0 shadow-soft transition-opacity duration-150',
        'group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100',
        from === 'user' ? 'right-2' : 'left-2',
      )}
    >
      <time dateTime={at} className="pl-3 whitespace-nowrap">
        {formatTime(at)}
      </time>
      <IconButton size="sm" label="Copy message" onClick={() => void copy(text ?? tools.replySoFar())}>
        <Copy aria-hidden="true" />
      </IconButton>
      {onRegenerate && (
        <IconButton size="sm" label="Write a new reply (costs a message)" onClick={onRegenerate}>
          <RefreshCw aria-hidden="true" />
        </IconButton>
      )}
      {id !== null && text !== null && tools.renderReport?.({ id, from, text })}
      {id !== null && (
        <IconButton size="sm" label="Delete message" onClick={() => tools.onDelete(id)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Message copied.', { id: 'copied', duration: timings.toastShort });
  } catch {
    notify.error('Your browser did not allow copying.', { id: 'copied' });
  }
}
