import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Neighbor, Versions } from '../conversation.ts';
import type { Bubble } from '../items.ts';
import type { Side } from './use-versions.ts';

type VersionRowProps = {
  bubble: Bubble;
  /** Shows the version on that side; null while none may be shown. */
  onShow: ((side: Side, focus: Side) => void) | null;
  /** The button that gets the focus when the row appears. */
  focus: Side | null;
};

/** Below a message: which of its versions it is, the way to the others, and whether the person edited it. */
export function VersionRow({ bubble: { from, isEdited, versions }, onShow, focus }: VersionRowProps) {
  return (
    <div
      className={cx(
        'flex min-h-8 flex-wrap items-center gap-x-2 text-sm text-muted',
        from === 'user' && 'justify-end',
      )}
    >
      {versions && <Pager versions={versions} onShow={onShow} focus={focus} />}
      {isEdited && <span className="pl-1">edited by you</span>}
      {versions && <HiddenMessages versions={versions} />}
    </div>
  );
}

type PagerProps = Pick<VersionRowProps, 'onShow' | 'focus'> & { versions: Versions };

function Pager({ versions: { place, count, previous, next }, onShow, focus }: PagerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form.
    <div role="group" aria-label="Versions" className="flex items-center">
      <PagerButton side="previous" to={previous} onShow={onShow} isFocused={focus === 'previous'} />
      <span className="font-semibold text-ink tabular-nums">
        {place} of {count}
      </span>
      <PagerButton side="next" to={next} onShow={onShow} isFocused={focus === 'next'} />
    </div>
  );
}

type PagerButtonProps = {
  side: Side;
  to: Neighbor | null;
  onShow: VersionRowProps['onShow'];
  isFocused: boolean;
};

/** Keeps the focus at the last version too, where it does nothing. */
function PagerButton({ side, to, onShow, isFocused }: PagerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus({ preventScroll: true });
  }, [isFocused]);
  const name = side === 'previous' ? 'Previous version' : 'Next version';
  const isOff = to === null || onShow === null;
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      ref={button}
      size="sm"
      label={to && to.messages > 1 ? `${name}, ${to.messages} messages` : name}
      aria-disabled={isOff}
      onClick={() => !isOff && onShow(side, side)}
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
