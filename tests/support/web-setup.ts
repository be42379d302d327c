// First, and alone: its build for Node requires an ES module that other packages import, and Node 20 throws where the
// two load at once.
import 'recharts';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { endSession } from '#lib/session.ts';
import { closeSupabase } from '#lib/supabase.ts';
import { usePendingToasts } from '#ui/notify.ts';

/** Prints the page only when somebody reads why an element is missing: whoever waits for it asks many times. */
function missing(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    set: (value) => Object.defineProperty(error, 'message', { value, writable: true }),
  });
}

configure({
  // Like the time limit of a test: long enough for a busy machine.
  asyncUtilTimeout: 30_000,
  getElementError: missing,
});

function setPopover(popover: HTMLElement, open: boolean): void {
  const newState = open ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (open) popover.dataset.popoverOpen = '';
  else delete popover.dataset.popoverOpen;
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

/** Stubs of browser APIs that jsdom lacks; they keep their visible state. */
function stubBrowserApis(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    setPopover(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    setPopover(this, false);
  };
  // A property, because the files of a worker share the document.
  document.onclick = ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = document.getElementById(id ?? '');
    if (popover !== null) setPopover(popover, popover.dataset.popoverOpen === undefined);
  };
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.setPointerCapture = () => {};
  window.scrollTo = () => {};
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

/** Nothing intersects, because jsdom has no layout; `layout.ts` has an observer for which everything does. */
class NoIntersections implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}

/** A connection that never opens, so that realtime uses no network. */
class SilentSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = SilentSocket.CONNECTING;
  onclose: ((event: CloseEvent) => void) | null = null;
  close(): void {
    this.readyState = SilentSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code: 1000 }));
  }
}

/**
 * No style sheet is here: what hides an element is its own style or a rule of the browser's own. jsdom would match all
 * of those rules at each question, which is a quarter of what the tests take.
 */
function plainStyles(): void {
  const none = document.createElement('p').style;
  none.display = 'none';
  const isHidden = (element: Element) =>
    element.hasAttribute('hidden') ||
    (element instanceof HTMLDialogElement && !element.open) ||
    (element.parentElement instanceof HTMLDetailsElement &&
      !element.parentElement.open &&
      element.tagName !== 'SUMMARY') ||
    ['HEAD', 'SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName);
  window.getComputedStyle = (element) => (isHidden(element) ? none : (element as HTMLElement).style);
}

/** jsdom reads the whole page once for each label and field to find out which belong together. */
function quickLabels(): void {
  const labels = document.getElementsByTagName('label');
  // Asked of the collection itself, `length` is looked for among the ids and names of all labels first.
  const { item } = HTMLCollection.prototype;
  const length = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, 'length')?.get;
  const allLabels = () =>
    Array.from({ length: length?.call(labels) }, (_, place) => item.call(labels, place) as HTMLLabelElement);
  const isLabelOf = (field: HTMLElement) => (label: HTMLLabelElement) =>
    label.hasAttribute('for') ? label.htmlFor === field.id : label.contains(field) && label.control === field;
  for (const type of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(type.prototype, 'labels', {
      configurable: true,
      get(this: HTMLInputElement) {
        return this.type === 'hidden' ? null : allLabels().filter(isLabelOf(this));
      },
    });
  }
}

stubBrowserApis();
plainStyles();
quickLabels();
window.IntersectionObserver = NoIntersections;
Object.assign(globalThis, { WebSocket: SilentSocket, fetch: () => new Promise(() => {}) });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Ends the page as closing its tab does: the next test of this worker, of whichever file, finds nothing of it. */
async function closePage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  toast.dismiss();
  endSession();
  vi.useRealTimers();
  // A module that is still being read when its file ends is lost for all later files of the worker.
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  await closeSupabase();
  // Pending work ends here, before its state is cleared.
  await new Promise((resolve) => setTimeout(resolve));
  queryClient.clear();
  usePendingToasts.setState({ pending: [] });
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

afterEach(async () => {
  cleanup();
  const complaints = [...vi.mocked(console.error).mock.calls];
  await closePage();
  vi.restoreAllMocks();
  // What people would see in their console fails the test that caused it.
  expect(complaints).toEqual([]);
});
