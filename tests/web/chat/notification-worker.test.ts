import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../web/public/reply-notifications.js'), 'utf8');
const chat = 'https://amity.test/chat?companionId=suki';
const notification = {
  title: 'Suki',
  body: 'A reply is ready.',
  icon: '/i.png',
  tag: 'reply-suki',
  address: chat,
};

type Page = { url: string; visibilityState: 'visible' | 'hidden' };

/** The service worker's part about replies, beside these open pages. */
function workerBeside(...open: Page[]) {
  const pages = open.map((page) => ({ ...page, focus: vi.fn() }));
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
    clients: { matchAll: async () => pages, openWindow: vi.fn() },
    registration: { showNotification: vi.fn() },
  };
  runInNewContext(script, { self });
  /** Has the worker do what it does about an event. */
  const tell = async (type: string, event: object) => {
    const work: unknown[] = [];
    listeners[type]?.({ ...event, waitUntil: (doing: unknown) => work.push(doing) });
    await Promise.all(work);
  };
  return { pages, self, tell };
}

describe('the service worker', () => {
  it('shows that a reply is ready while every page is in the background', async () => {
    const { self, tell } = workerBeside({ url: chat, visibilityState: 'hidden' });
    await tell('message', { data: { type: 'reply-ready', notification } });
    expect(self.registration.showNotification.mock.calls).toEqual([
      ['Suki', { body: 'A reply is ready.', icon: '/i.png', tag: 'reply-suki', data: { address: chat } }],
    ]);
  });

  it('shows nothing while another page is visible', async () => {
    const { self, tell } = workerBeside(
      { url: chat, visibilityState: 'hidden' },
      { url: 'https://amity.test/browse', visibilityState: 'visible' },
    );
    await tell('message', { data: { type: 'reply-ready', notification } });
    expect(self.registration.showNotification).not.toHaveBeenCalled();
  });

  it('ignores messages of other kinds', async () => {
    const { self, tell } = workerBeside();
    await tell('message', { data: { type: 'SKIP_WAITING' } });
    await tell('message', { data: null });
    expect(self.registration.showNotification).not.toHaveBeenCalled();
  });

  it('focuses the page with the chat when the notification is clicked, and closes the notification', async () => {
    const { pages, self, tell } = workerBeside(
      { url: 'https://amity.test/browse', visibilityState: 'hidden' },
      { url: chat, visibilityState: 'hidden' },
    );
    const clicked = { close: vi.fn(), data: { address: chat } };
    await tell('notificationclick', { notification: clicked });
    expect(clicked.close).toHaveBeenCalledOnce();
    expect(pages[1]?.focus).toHaveBeenCalledOnce();
    expect(pages[0]?.focus).not.toHaveBeenCalled();
    expect(self.clients.openWindow).not.toHaveBeenCalled();
  });

  it('opens the chat when no page shows it', async () => {
    const { pages, self, tell } = workerBeside({
      url: 'https://amity.test/browse',
      visibilityState: 'hidden',
    });
    await tell('notificationclick', { notification: { close: vi.fn(), data: { address: chat } } });
    expect(self.clients.openWindow).toHaveBeenCalledWith(chat);
    expect(pages[0]?.focus).not.toHaveBeenCalled();
  });
});
