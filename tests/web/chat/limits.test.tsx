import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EventStream } from '../support/event-stream.ts';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatHealth, chatSession, companionRow, messageRow, usage, userRow } from '../support/people.ts';

const limitText = 'Daily message limit reached. Please upgrade your plan on the Pricing page.';
const lockText = 'Free session for this companion ended. Upgrade plan or pick another companion.';
/** To somebody who can write to no other companion today either. */
const lockedText = 'Free session for this companion ended. Upgrade plan.';
/** What everybody is told; `upgrade` for whoever a higher plan helps. */
const expiredText = (minutes: number, upgrade = '') =>
  `Chat expired. ${upgrade}Refresh page or switch companion to start a new ${minutes}-minute session.`;
const upgrade = 'Upgrade to keep history. ';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
});

const input = () => screen.getByRole('textbox', { name: 'Message to Suki' });
const send = () => screen.getByRole('button', { name: 'Send' });
const ensures = () => backend.calls('POST', 'chat-ensure').length;
const withUsage = (values: Parameters<typeof usage>[0]) =>
  backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage(values) }));

async function openChat() {
  const page = openPage('/chat?companionId=suki');
  await screen.findByRole('log');
  await screen.findByText(/^Remaining/);
  return page;
}

/** The chat of this person ends in two minutes, counted from a clock the test moves. */
function endsInTwoMinutes(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  const expiresAt = new Date(Date.now() + 120_000).toISOString();
  backend.endpoint('chat-ensure', () => Response.json(chatSession({ isSaved: false, expiresAt })));
  backend.endpoint('chat-health', () =>
    Response.json(chatHealth({ isSaved: false, expiresAt, expired: Date.parse(expiresAt) <= Date.now() })),
  );
}

describe('a day without messages left', () => {
  it('[R-CHAT-09] is announced when the server refuses a message, and the text is kept', async () => {
    const { user } = await openChat();
    backend.endpoint('chat-send', () => refused(429, 'message_limit_reached', limitText));
    withUsage({ remaining: 0 });
    await user.type(input(), 'Hello{Enter}');
    expect(await screen.findByText(limitText)).toBeVisible();
    await waitFor(() => expect(input()).toBeDisabled());
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
    expect(localStorage.getItem('chat_draft_suki')).toContain('Hello');
  });
});

describe('a day on which free chats are paused', () => {
  const paused =
    'Free chats are paused until midnight UTC: today has cost as much as we can give away. Your message is still ' +
    'here. Paid plans go on.';

  it('[R-COST-03] is announced with when it ends and the plans, and the text is kept to be sent again', async () => {
    withUsage({ tier: 'free', remaining: 4 });
    const { user } = await openChat();
    expect(screen.queryByText(paused)).not.toBeInTheDocument();
    backend.endpoint('chat-send', () => refused(429, 'free_chats_paused', paused));
    await user.type(input(), 'Hello{Enter}');
    expect(await screen.findByText(paused)).toBeVisible();
    expect(screen.getByText(/^Your next messages come .*at \d/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    expect(input()).toHaveValue('Hello');
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
    backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    await user.type(input(), '{Enter}');
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    expect(screen.queryByText(paused)).not.toBeInTheDocument();
  });
});

describe('the time of a temporary chat', () => {
  it('[R-CHAT-16] has no countdown before the first message, and one after it', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    backend.endpoint('chat-ensure', () => Response.json(chatSession({ isSaved: false })));
    const begun = {
      turnId: '10000000-0000-4000-8000-000000000001',
      chatId: '30000000-0000-4000-8000-000000000001',
      askedId: null,
      remaining: 11,
      resetsAt: '2026-11-22T00:00:00+00:00',
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
      now: new Date().toISOString(),
    };
    const stream = new EventStream();
    backend.endpoint('chat-send', () => stream.response);
    backend.endpoint('chat-health', () =>
      Response.json(chatHealth({ isSaved: false, expiresAt: begun.expiresAt })),
    );
    const { user } = await openChat();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.type(input(), 'Hello{Enter}');
    stream.send('turn', begun);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^0[45]:\d\d left$/);
    const before = screen.getByRole('timer').textContent;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('timer').textContent).not.toBe(before);
  });

  it('[R-CHAT-18] ends with the messages removed, Send disabled and the plan’s minutes in the notice', async () => {
    endsInTwoMinutes();
    backend.tables.messages = [messageRow({ message_text: 'Hello' })];
    const { user } = await openChat();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^0[12]:\d\d left$/);
    expect(screen.getByText('Hello')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect(await screen.findByText(expiredText(52))).toBeVisible();
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await user.type(input(), 'Still there?{Enter}');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(input()).toHaveValue('Still there?');
    expect(backend.calls('POST', 'chat-send')).toHaveLength(0);
  });

  it('[R-CHAT-19] lets a free user with messages left send, after opening a new chat', async () => {
    endsInTwoMinutes();
    backend.tables.users = [userRow({ subscription_tier: 'free' })];
    withUsage({ tier: 'free', remaining: 2 });
    const { user } = await openChat();
    await screen.findByRole('timer');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect(await screen.findByText(expiredText(7, upgrade))).toBeVisible();
    backend.endpoint('chat-ensure', () => Response.json(chatSession({ isSaved: false, created: true })));
    const order: string[] = [];
    backend.endpoint('chat-send', () => {
      order.push(`${ensures()} ensured`);
      return refused(502, 'model_failed', 'Failed. Try again.');
    });
    const before = ensures();
    await user.type(input(), 'Hello again{Enter}');
    await screen.findByText('Error: Failed. Try again.');
    expect(order).toEqual([`${before + 1} ensured`]);
    expect(screen.queryByText(expiredText(7, upgrade))).not.toBeInTheDocument();
  });

  it('[R-CHAT-20] starts again when the reader returns to the companion', async () => {
    endsInTwoMinutes();
    backend.tables.companions = [companionRow({}), companionRow({ id: 'luca', name: 'Luca' })];
    const { router } = await openChat();
    await screen.findByRole('timer');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    await screen.findByText(expiredText(52));
    backend.endpoint('chat-ensure', () => Response.json(chatSession({ isSaved: false, created: true })));
    await act(() => router.navigate('/chat?companionId=luca'));
    await screen.findByRole('log', { name: 'Conversation with Luca' });
    await act(() => router.navigate('/chat?companionId=suki'));
    await screen.findByRole('log', { name: 'Conversation with Suki' });
    await waitFor(() => expect(screen.queryByText(expiredText(52))).not.toBeInTheDocument());
    expect(backend.calls('POST', 'chat-ensure').map(({ body }) => body)).toEqual([
      { companionId: 'suki' },
      { companionId: 'luca' },
      { companionId: 'suki' },
    ]);
  });
});

describe('a companion that is locked for a free user', () => {
  it('[R-CHAT-21] [R-FIRST-16] says what is true now, and is released when the usage shows messages again', async () => {
    withUsage({ tier: 'free', remaining: 0 });
    backend.endpoint('chat-ensure', () => refused(409, 'expired_lock', lockText));
    const { user } = openPage('/chat?companionId=suki');
    expect(await screen.findByText(lockedText)).toBeVisible();
    expect(screen.getByText(/^Your next messages come /)).toBeVisible();
    expect(screen.queryByText('You could say')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
    await screen.findByText('Remaining: 0');
    withUsage({ tier: 'free', remaining: 4 });
    backend.endpoint('chat-ensure', () => Response.json(chatSession({ created: true })));
    const before = ensures();
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await waitFor(() => expect(screen.queryByText(lockedText)).not.toBeInTheDocument());
    await waitFor(() => expect(ensures()).toBe(before + 1));
    backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    await user.type(input(), 'Hello{Enter}');
    await screen.findByText('Error: Failed. Try again.');
  });
});
