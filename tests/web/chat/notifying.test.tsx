// @module-tag long
import { fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { chooseReplyNotifications } from '#shared/reply-notifications.ts';
import { BrowserNotifications } from '../support/browser-notifications.ts';
import { EventStream } from '../support/event-stream.ts';
import { signOut } from '../support/open-page.tsx';
import { chatSession, messageRow, userId } from '../support/people.ts';
import { begun, bubbles, ChatTest, done, failure, turnId } from './chat-test.ts';

const chat = new ChatTest();
const notice = { title: 'Suki', options: { body: 'A reply is ready.', tag: 'reply-suki' } };

// Fetched when the first reply comes in the background, which takes a busy machine longer than a test waits.
beforeAll(() => import('../../../web/src/features/chat/reply-notification.ts'));
beforeEach(() => {
  chat.backend.table('POST', 'rpc/list_conversations', () =>
    Response.json([{ companion_id: 'suki', name: 'Suki', last_type: 'ai', last_text: 'A secret.' }]),
  );
});

function leavePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
}

function comeBack(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
}

/** The reply comes and is stored. */
async function reply(status = 'done'): Promise<void> {
  chat.stream.send('turn', begun);
  chat.storeTurn('Hello', 'A secret.');
  chat.stream.send('done', { ...done('A secret.'), status });
  chat.stream.end();
  await waitFor(() => expect(bubbles().at(-1)).toHaveTextContent('A secret.'));
}

/** Nothing that was under way tells anything any more. */
async function nothingComes(shown: unknown[]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
  expect(shown).toEqual([]);
}

describe('a reply that arrives while the page is in the background', () => {
  it('is shown as a notification without its words to a person who allowed it', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply();
    await waitFor(() => expect(shown).toMatchObject([notice]));
    expect(JSON.stringify(shown)).not.toContain('secret');
  });

  it('is shown as a notification after a reload, when the rest of it arrives', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    const rest = new EventStream();
    chat.backend.endpoint('chat-turn', () => rest.response);
    chat.backend.endpoint('chat-ensure', () => Response.json(chatSession({ runningTurnId: turnId })));
    chat.backend.tables.messages = [messageRow({ message_text: 'Hello', turn_id: turnId })];
    await chat.open();
    await screen.findByRole('button', { name: 'Stop' });
    leavePage();
    rest.send('turn', begun);
    rest.send('done', done('A secret.'));
    await waitFor(() => expect(shown).toMatchObject([notice]));
  });

  it('focuses the page when its notification is clicked, and closes the notification', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply();
    await waitFor(() => expect(shown).toHaveLength(1));
    shown[0]?.click();
    expect(focus).toHaveBeenCalledOnce();
    expect(shown).toEqual([]);
  });

  it('closes its notification when the page becomes visible', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply();
    await waitFor(() => expect(shown).toHaveLength(1));
    comeBack();
    expect(shown).toEqual([]);
  });

  it('is shown by the service worker where there is one', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    const active = { postMessage: vi.fn() };
    const kept = { close: vi.fn() };
    const registration = { active, getNotifications: vi.fn(async () => [kept]) };
    vi.stubGlobal('navigator', {
      ...Object.create(navigator),
      serviceWorker: { getRegistration: async () => registration },
    });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply();
    await waitFor(() =>
      expect(active.postMessage.mock.calls).toMatchObject([
        [{ type: 'reply-ready', notification: { title: 'Suki', tag: 'reply-suki' } }],
      ]),
    );
    expect(shown).toEqual([]);
    comeBack();
    await waitFor(() => expect(kept.close).toHaveBeenCalledOnce());
    expect(registration.getNotifications).toHaveBeenCalledWith({ tag: 'reply-suki' });
  });

  it.each(['denied', 'default'] as const)(
    'is not shown as a notification while the permission is %s',
    async (permission) => {
      const { shown, asked } = new BrowserNotifications({ permission });
      chooseReplyNotifications(userId, true);
      await chat.say('Hello');
      leavePage();
      await reply();
      await nothingComes(shown);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('is not shown as a notification to a person who did not allow it', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications('00000000-0000-4000-8000-000000000002', true);
    await chat.say('Hello');
    leavePage();
    await reply();
    await nothingComes(shown);
  });

  it('is not shown as a notification after the person has logged out', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    // The login screen is fetched, which React does not finish inside of act.
    await getConfig().asyncWrapper(signOut);
    await screen.findByRole('button', { name: 'Login' });
    chat.stream.send('turn', begun);
    chat.stream.send('done', done('A secret.'));
    chat.stream.end();
    await nothingComes(shown);
  });

  it('is not shown as a notification while the page is visible', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    await reply();
    await nothingComes(shown);
  });

  it('is not shown as a notification when it was stopped', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply('stopped');
    await nothingComes(shown);
  });

  it('is not shown as a notification when it failed', async () => {
    const { shown } = new BrowserNotifications({ permission: 'granted' });
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    chat.stream.send('turn', begun);
    chat.stream.send('error', failure);
    chat.stream.end();
    await screen.findByText('Error: Failed. Try again.');
    await nothingComes(shown);
  });

  it('arrives in a browser without notifications', async () => {
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply();
    expect('Notification' in window).toBe(false);
  });

  it('arrives where the browser refuses to show a notification', async () => {
    const warn = vi.spyOn(log, 'warn');
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'granted';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    chooseReplyNotifications(userId, true);
    await chat.say('Hello');
    leavePage();
    await reply();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('reply not notified', expect.anything()));
  });
});
