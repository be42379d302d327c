import { type RefObject, useEffect } from 'react';

export type Side = 'previous' | 'next';
export type Focus = Side | 'message';

/** Shows the version on one side; what gets the focus then, or null to leave it where it is. */
export type Show = (side: Side, focus: Focus | null) => void;

/** How far, in pixels, a finger moves for a swipe, and how much further sideways than up or down. */
const SWIPE = { distance: 48, slope: 2 };

/**
 * The other ways to the versions than the buttons, for the whole message that `row` is a part of: the arrow keys, and a
 * finger that goes sideways. Up and down it scrolls: see `touch-pan-y`.
 */
export function useVersionGestures(row: RefObject<HTMLElement | null>, show: Show | null): void {
  useEffect(() => {
    const message = row.current?.closest('article');
    if (!message || show === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    message.addEventListener('keydown', (event) => showByKey(event, show), { signal });
    listenForSwipes(message, show, signal);
    return () => listeners.abort();
  }, [row, show]);
}

function showByKey(event: KeyboardEvent, show: Show): void {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.matches('textarea, input')) return;
  const side = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : null;
  if (side === null) return;
  event.preventDefault();
  show(side, target.closest('[role="group"]') ? side : 'message');
}

function listenForSwipes(message: HTMLElement, show: Show, signal: AbortSignal): void {
  let start: { x: number; y: number } | null = null;
  const begin = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    start = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (start === null) return;
    const [x, y] = [clientX - start.x, clientY - start.y];
    start = null;
    if (Math.abs(x) < SWIPE.distance || Math.abs(x) < SWIPE.slope * Math.abs(y)) return;
    show(x < 0 ? 'next' : 'previous', null);
  };
  const cancel = () => {
    start = null;
  };
  message.addEventListener('pointerdown', begin, { signal });
  message.addEventListener('pointerup', end, { signal });
  message.addEventListener('pointercancel', cancel, { signal });
}
