import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openChatMenu } from '../support/chat-menu.ts';
import { openPage } from '../support/open-page.tsx';
import { companionRow } from '../support/people.ts';
import { begun, ChatTest, done } from './chat-test.ts';

const chat = new ChatTest();

const conversation = (values: object) => ({
  companion_id: 'luca',
  name: 'Luca',
  tagline: 'Cooks',
  image_url: '/portraits/luca.svg',
  profile_gradient_from: null,
  profile_gradient_to: null,
  last_text: 'Ciao!',
  last_type: 'ai',
  last_at: '2026-11-20T10:00:00+00:00',
  is_saved: true,
  retires_at: null,
  expires_at: null,
  ...values,
});

beforeEach(() => {
  chat.backend.tables.companions = [companionRow({}), companionRow({ id: 'luca', name: 'Luca' })];
});

const lists = (...rows: object[]) =>
  chat.backend.table('POST', 'rpc/list_conversations', () => Response.json(rows));
const suki = conversation({ companion_id: 'suki', name: 'Suki', last_text: 'Hello', last_type: 'user' });

async function openList() {
  const page = await chat.open();
  await openChatMenu(page.user);
  await page.user.click(screen.getByRole('button', { name: /^Conversations/ }));
  const list = await screen.findByRole('navigation', { name: 'Your conversations' });
  return { ...page, list: within(list) };
}

describe('the list of conversations', () => {
  it('shows each companion, the last words, the time left and which chat is open', async () => {
    const expiresAt = new Date(Date.now() + 119_000).toISOString();
    lists({ ...suki, is_saved: false, expires_at: expiresAt }, conversation({}));
    const { list } = await openList();
    const entry = await list.findByRole('link', { name: /Suki/ });
    expect(entry).toHaveTextContent('You: Hello');
    expect(entry).toHaveTextContent('2 min left');
    expect(entry).toHaveAttribute('aria-current', 'page');
    const other = list.getByRole('link', { name: /Luca/ });
    expect(other).toHaveTextContent('Ciao!');
    expect(within(other).getByRole('img', { name: 'Saved' })).toBeInTheDocument();
    expect(other).not.toHaveAttribute('aria-current');
    expect(other).toHaveAttribute('href', '/chat?companionId=luca');
  });

  it('switches to another companion', async () => {
    lists(suki, conversation({}));
    const { user, list } = await openList();
    await user.click(await list.findByRole('link', { name: /Luca/ }));
    expect(await screen.findByRole('log', { name: 'Conversation with Luca' })).toBeVisible();
  });

  it('marks a chat with a new reply until it is opened', async () => {
    lists(suki, conversation({}));
    const { user, router } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Good ', at: 0 });
    await screen.findByText('Good');
    await act(() => router.navigate('/chat?companionId=luca'));
    await screen.findByRole('log', { name: 'Conversation with Luca' });
    await openChatMenu(user);
    await user.click(screen.getByRole('button', { name: 'Conversations' }));
    expect(await screen.findByText('Suki is typing…')).toBeVisible();
    chat.storeTurn('Hello', 'Good evening.');
    chat.stream.send('done', done('Good evening.'));
    chat.stream.end();
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chat menu, a new reply' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Suki/ }));
    expect(await screen.findByText('Good evening.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chat menu' })).toBeInTheDocument();
  });

  it('reads the next page after the last one it has', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      conversation({ companion_id: `c${index}`, name: `Companion ${index}` }),
    );
    chat.backend.table('POST', 'rpc/list_conversations', ({ body }) =>
      Response.json((body as { p_before?: string }).p_before ? [conversation({})] : rows),
    );
    const { user, list } = await openList();
    await user.click(await list.findByRole('button', { name: 'Show more' }));
    expect(await list.findByRole('link', { name: /Luca/ })).toBeVisible();
    const asked = chat.backend.calls('POST', 'rpc/list_conversations').at(-1);
    expect(asked?.body).toEqual({ p_limit: 30, p_before: rows[29]?.last_at, p_before_id: 'c29' });
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('shows an empty state when there are no chats', async () => {
    const { list } = await openList();
    expect(
      await list.findByText("No conversations yet. Say hello to someone and they'll show up here."),
    ).toBeVisible();
  });

  it('offers a retry when it could not be loaded', async () => {
    chat.backend.table('POST', 'rpc/list_conversations', () =>
      Response.json({ message: 'no', code: '' }, { status: 400 }),
    );
    const { user, list } = await openList();
    expect(await list.findByText('Your conversations could not be loaded.')).toBeVisible();
    lists(conversation({}));
    await user.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByRole('link', { name: /Luca/ })).toBeVisible();
  });

  describe('on a wide page', () => {
    const narrow = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = (query) =>
        Object.assign(narrow(query), { matches: query === '(min-width: 64rem)' });
    });
    afterEach(() => {
      window.matchMedia = narrow;
    });

    it('is shown beside the chat', async () => {
      lists(conversation({}));
      await chat.open();
      const list = within(await screen.findByRole('navigation', { name: 'Your conversations' }));
      expect(await list.findByRole('link', { name: /Luca/ })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Conversations' })).not.toBeInTheDocument();
    });

    it('is shown beside the way to the companions where the address names nobody', async () => {
      lists(conversation({}));
      openPage('/chat');
      expect(await screen.findByRole('heading', { name: 'Who would you like to talk to?' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: 'Browse Companions' })).toHaveAttribute('href', '/browse');
      expect(await main.findByRole('link', { name: /Luca/ })).toBeVisible();
    });
  });

  it('[R-FIRST-20, R-CARE-01] is a page with bar and Get help on a narrow screen where the address names nobody', async () => {
    lists(conversation({}));
    const { user } = openPage('/chat');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your conversations' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Get help' })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /Luca/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Luca' })).toBeVisible();
  });
});
