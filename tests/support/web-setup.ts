import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

vi.stubEnv('VITE_SUPABASE_URL', 'http://supabase.test');
vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'test-key');
vi.stubEnv('VITE_APP_VERSION', '1.0.0');

// Screens are fetched when they are first shown, which takes a busy machine a while.
configure({ asyncUtilTimeout: 5000 });

/** jsdom draws nothing, so the platform parts the page builds on need stand-ins that keep their visible state. */
function standIns(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    this.dataset.popoverOpen = '';
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    delete this.dataset.popoverOpen;
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

/** Nothing is near where nothing has a place; `layout.ts` has a stand-in in whose view everything is. */
class NothingNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}

standIns();
window.IntersectionObserver = NothingNear;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const complaints = [...vi.mocked(console.error).mock.calls];
  vi.restoreAllMocks();
  // What people would see in their console fails the test that caused it.
  expect(complaints).toEqual([]);
});
