import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Neighbor, Versions } from '../conversation.ts';
import type { Bubble } from '../items.ts';
import type { MessageTools } from '../types.ts';
import { showVersion } from './show-version.ts';
import { type Focus, type Show, type Side, useVersionGestures } from './use-version-gestures.ts';

type VersionRowProps = {
  bubble: Bubble;
  tools: MessageTools;
  /** What gets the focus when the message appears. */
  focus: Focus | null;
};

/** Below a message: which of its versions it is, the way to the others, and whether the person edited it. */
export function VersionRow({ bubble: { id, from, isEdited, versions }, tools, focus }: VersionRowProps) {
  const { chat, chatId, mayChange } = tools;
  const row = useRef<HTMLDivElement>(null);
  const show = useMemo<Show | null>(() => {
    if (id === null || chatId === null || versions === null || !mayChange) return null;
    return (side, focus) => {
      const to = versions[side];
      if (to !== null) void showVersion(chat, { chatId, from: id, to, side, focus });
    };
  }, [id, chat, chatId, versions, mayChange]);
  useVersionGestures(row, show);
  return (
    <div
      ref={row}
      className={cx(
        'flex min-h-8 flex-wrap items-center gap-x-2 text-sm text-muted',
        from === 'user' && 'justify-end',
      )}
    >
      {versions && <Pager versions={versions} show={show} focus={focus} />}
      {isEdited && <span className="pl-1">edited by you</span>}
      {versions && <HiddenMessages versions={versions} />}
    </div>
  );
}

type PagerProps = Pick<VersionRowProps, 'focus'> & { versions: Versions; show: Show | null };

function Pager({ versions: { place, count, previous, next }, show, focus }: PagerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form.
    <div role="group" aria-label="Versions" className="flex items-center">
      <PagerButton side="previous" to={previous} show={show} isFocused={focus === 'previous'} />
      <span className="font-semibold text-ink tabular-nums">
        {place} of {count}
      </span>
      <PagerButton side="next" to={next} show={show} isFocused={focus === 'next'} />
    </div>
  );
}

type PagerButtonProps = {
  side: Side;
  to: Neighbor | null;
  show: Show | null;
  isFocused: boolean;
};

/** Keeps the focus at the last version too, where it does nothing. */
function PagerButton({ side, to, show, isFocused }: PagerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const name = side === 'previous' ? 'Previous version' : 'Next version';
  const isOff = to === null || show === null;
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      ref={button}
      size="sm"
      label={to && to.messages > 1 ? `${name}, ${to.messages} messages` : name}
      aria-disabled={isOff}
      onClick={() => !isOff && show(side, side)}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

/** What is said on the paths beside this one, where that is more than the version itself. */
function HiddenMessages({ versions: { previous, next } }: { versions: Versions }) {
  const counts = [previous, next].flatMap((version) =>
    (version?.messages ?? 1) > 1 ? (version?.messages ?? []) : [],
  );
  if (counts.length === 0) return null;
  const sum = counts.reduce((total, count) => total + count, 0);
  return (
    <span className="pl-1">
      {sum} messages on {counts.length === 1 ? 'another path' : 'other paths'}
    </span>
  );
}
