import { BookmarkPlus, Copy, ListPlus, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { formatTime } from '#lib/format-date-time.ts';
import { timings } from '#lib/timings.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { notify } from '#ui/notify.ts';
import { sessionOf, updateSession } from './chat-session.ts';
import type { Bubble } from './items.ts';
import { writeVersion } from './send.ts';
import type { MessageTools } from './types.ts';
import { deleteWithUndo } from './versions/delete.ts';

const RememberDialog = lazyPart('RememberDialog', () => import('./memory/remember-dialog.tsx'));

type MessageActionsProps = { bubble: Bubble; name: string; tools: MessageTools };

/** The time of a message and its actions, below it while it is hovered or has the focus. */
export function MessageActions({ bubble, name, tools }: MessageActionsProps) {
  const { id, from, text, at, isEdited, isGreeting, versions, inMind } = bubble;
  const [isRemembering, setIsRemembering] = useState(false);
  const { chat, mayChange, mayAsk } = tools;
  const { companionId } = chat;
  const isReply = from === 'ai' && !isGreeting && mayAsk;
  return (
    <>
      <div
        className={cx(
          'pointer-events-none absolute top-full flex items-center rounded-full border border-line bg-raised text-xs text-muted opacity-0 shadow-soft transition-opacity duration-150',
          'group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100',
          from === 'user' ? 'right-2' : 'left-2',
          !isEdited && versions === null && inMind === 0 && '-mt-2',
        )}
      >
        <time dateTime={at} className="pl-3 whitespace-nowrap">
          {formatTime(at)}
        </time>
        <IconButton
          size="sm"
          label="Copy message"
          onClick={() => void copy(text ?? sessionOf(companionId).reply)}
        >
          <Copy aria-hidden="true" />
        </IconButton>
        {id !== null && isReply && (
          <>
            <IconButton
              size="sm"
              label="Write a new reply (costs a message)"
              onClick={andFocusLog(() => void writeVersion(chat, { mode: 'again', target: id }))}
            >
              <RefreshCw aria-hidden="true" />
            </IconButton>
            <IconButton
              size="sm"
              label="Continue this reply (costs a message)"
              onClick={andFocusLog(() => void writeVersion(chat, { mode: 'continue', target: id }))}
            >
              <ListPlus aria-hidden="true" />
            </IconButton>
          </>
        )}
        {id !== null && from === 'user' && (
          <IconButton size="sm" label="Remember this" onClick={() => setIsRemembering(true)}>
            <BookmarkPlus aria-hidden="true" />
          </IconButton>
        )}
        {id !== null && text !== null && mayChange && (
          <IconButton size="sm" label="Edit message" onClick={() => openEdit(companionId, id, text)}>
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
        {id !== null && from === 'ai' && text !== null && tools.renderReport?.({ id, from, text })}
        {id !== null && (
          <IconButton
            size="sm"
            label="Delete message"
            onClick={andFocusLog(() => void deleteWithUndo(chat, id))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isRemembering && id !== null && text !== null && (
        <LazyBoundary>
          <RememberDialog
            chat={chat}
            name={name}
            message={{ id, text }}
            onClose={() => setIsRemembering(false)}
          />
        </LazyBoundary>
      )}
    </>
  );
}

/** The message goes with its button: the focus stays in the conversation. */
function andFocusLog(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
    act();
  };
}

function openEdit(companionId: string, target: string, text: string): void {
  updateSession(companionId, { edit: { target, text, messageId: crypto.randomUUID(), isNew: true } });
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Message copied.', { id: 'copied', duration: timings.toastShort });
  } catch {
    notify.error('Your browser did not allow copying.', { id: 'copied' });
  }
}
