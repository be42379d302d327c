import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { sessionOf, updateSession } from '../chat-session.ts';
import type { Bubble } from '../items.ts';
import type { MessageTools } from '../message-actions.tsx';

export type Side = 'previous' | 'next';
type Focus = Side | 'message';

/** Shows the version on one side of a message; null while none may be shown. */
export function useShowVersion(
  { id, versions }: Bubble,
  { chat, chatId, mayChange }: MessageTools,
): ((side: Side, focus: Focus | null) => void) | null {
  if (id === null || versions === null || chatId === null || !mayChange) return null;
  return async (side, focus) => {
    const to = versions[side];
    if (to === null) return;
    const { showVersion } = await import('./show-version.ts');
    await showVersion(chat, { chatId, from: id, to, side, focus });
  };
}

/** How a message comes into view as the version that was just asked for, once; null for any other one. */
export function useArrival(
  companionId: string,
  id: string | null,
): { side: Side | null; focus: Focus | null } | null {
  const [arrival] = useState(() => {
    const { shownVersion } = sessionOf(companionId);
    return id !== null && shownVersion?.id === id ? shownVersion : null;
  });
  useEffect(() => {
    if (arrival === null) return;
    const { shownVersion } = sessionOf(companionId);
    if (shownVersion?.id !== arrival.id) return;
    updateSession(companionId, { shownVersion: { ...shownVersion, side: null, focus: null } });
  }, [companionId, arrival]);
  return arrival;
}

/** The arrow keys go through the versions while the focus is on the message, or on anything below it but a field. */
export function arrowKeys(show: ((side: Side, focus: Focus) => void) | null) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (show === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (target.matches('textarea, input')) return;
    const side = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : null;
    if (side === null) return;
    event.preventDefault();
    show(side, target.closest('[role="group"]') ? side : 'message');
  };
}

/** How far, in pixels, a finger moves for a swipe, and how much further sideways than up or down. */
const SWIPE = { distance: 48, slope: 2 };

/** A finger that goes sideways shows the version on that side. Up and down it scrolls: see `touch-pan-y`. */
export function useSwipe(show: ((side: Side, focus: null) => void) | null) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === null) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < SWIPE.distance || Math.abs(x) < SWIPE.slope * Math.abs(y)) return;
      show?.(x < 0 ? 'next' : 'previous', null);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
