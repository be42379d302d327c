import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, usage, userId, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
});

const id = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A row of `list_deleted`: one of the person's messages to Suki, unless said otherwise. */
const deleted = (values: Row): Row => ({
  id: id(1),
  kind: 'message',
  companion_id: 'suki',
  name: 'Suki',
  image_url: '/portraits/suki.svg',
  profile_gradient_from: '#FF8FB8',
  profile_gradient_to: '#FFC19A',
  message_type: 'user',
  excerpt: 'I left my umbrella on the train.',
  messages: 1,
  deleted_at: new Date().toISOString(),
  purge_at: '2026-11-29T12:00:00+00:00',
  ...values,
});
const sealed = deleted({ id: id(2), kind: 'sealed', message_type: null, excerpt: null, messages: 12 });
const cleared = deleted({ id: id(3), kind: 'cleared', message_type: null, excerpt: null, messages: 2 });

const lists = (...rows: Row[]) =>
  backend.table('POST', 'rpc/list_deleted', () => Response.json(rows.splice(0, rows.length)));
/** The list stays as it is however often it is read. */
const keeps = (...rows: Row[]) => backend.table('POST', 'rpc/list_deleted', () => Response.json(rows));
const rows = () => within(screen.getByRole('list', { name: 'Recently deleted' })).getAllByRole('listitem');
const onPlan = (tier: string, favorites: string[] = []) => {
  backend.tables.users = [userRow({ subscription_tier: tier })];
  backend.tables.user_favorites = favorites.map((companion_id) => ({
    user_id: userId,
    companion_id,
    companions: companionRow({ id: companion_id }),
  }));
  backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage({ tier }) }));
};

async function open() {
  const page = openPage('/recently-deleted');
  await screen.findByRole('list', { name: 'Recently deleted' });
  return page;
}

describe('the page Recently deleted', () => {
  it('[R-KEEP-09] shows who said a message, its words, when it was deleted and the day it goes', async () => {
    keeps(deleted({ deleted_at: new Date(Date.now() - 1000).toISOString() }));
    await open();
    expect(rows()[0]).toHaveTextContent('You: I left my umbrella on the train.');
    expect(rows()[0]).toHaveTextContent(/Deleted (today|yesterday) at \d{1,2}:\d\d (AM|PM)\./);
    expect(rows()[0]).toHaveTextContent('Gone for good on Sunday, November 29.');
    expect(document.title).toBe('Recently deleted | Amity');
  });

  it('[R-KEEP-09] shows a cleared chat with its size, and a sealed one as companion, day and count alone', async () => {
    keeps(cleared, { ...sealed, excerpt: 'never to be shown' });
    await open();
    expect(rows()[0]).toHaveTextContent('Cleared chat, 2 messages');
    expect(rows()[0]).toHaveTextContent(/Cleared today/);
    expect(rows()[1]).toHaveTextContent('Expired chat, 12 messages');
    expect(rows()[1]).toHaveTextContent('Gone for good on Sunday, November 29.');
    expect(rows()[1]).not.toHaveTextContent('never to be shown');
    expect(within(rows()[1] as HTMLElement).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('says that there is nothing, and leads to the conversations', async () => {
    openPage('/recently-deleted');
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your conversations' })).toHaveAttribute('href', '/chat');
  });

  it('offers a retry when the list could not be loaded', async () => {
    backend.table('POST', 'rpc/list_deleted', () =>
      Response.json({ message: 'no', code: '' }, { status: 400 }),
    );
    const { user } = openPage('/recently-deleted');
    expect(await screen.findByText('What you deleted could not be loaded')).toBeVisible();
    keeps(deleted({}));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('I left my umbrella on the train.')).toBeVisible();
  });

  it('reads the next page after the last row it has', async () => {
    const full = Array.from({ length: 30 }, (_, n) => deleted({ id: id(100 + n), excerpt: `words ${n}` }));
    backend.table('POST', 'rpc/list_deleted', ({ body }) =>
      Response.json((body as { p_before?: string }).p_before ? [deleted({ excerpt: 'the oldest' })] : full),
    );
    await open();
    expect(await screen.findByText('the oldest')).toBeVisible();
    expect(backend.calls('POST', 'rpc/list_deleted').at(-1)?.body).toEqual({
      p_limit: 30,
      p_before: full[29]?.deleted_at,
      p_before_id: id(129),
    });
  });

  it('is reached from the conversations and from the profile', async () => {
    openPage('/profile?tab=security');
    expect(await screen.findByRole('link', { name: 'Recently deleted' })).toHaveAttribute(
      'href',
      '/recently-deleted',
    );
  });
});

describe('Undo', () => {
  it('[R-KEEP-09] restores a message or a cleared chat, says so with a link to the chat, and moves the focus', async () => {
    lists(deleted({}));
    backend.endpoint('chat-restore', () => Response.json({ success: true, companionId: 'suki' }));
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Undo: your message to Suki' }));
    expect(await screen.findByText('Restored.')).toBeVisible();
    expect(backend.calls('POST', 'chat-restore').map(({ body }) => body)).toEqual([{ id: id(1) }]);
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Open chat' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/chat?companionId=suki');
  });

  it('[R-KEEP-09] refused at the limit of active chats says why, with a link, and the row stays', async () => {
    keeps(cleared);
    const text = 'Active chat limit reached (1/1). Finish another chat or clear one.';
    backend.endpoint('chat-restore', () => refused(409, 'active_chat_limit', text));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Undo: the cleared chat with Suki' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole('link', { name: 'Your conversations' })).toHaveAttribute('href', '/chat');
    expect(rows()).toHaveLength(1);
  });

  it.each([
    ['turn_running', 409, 'A reply is still being written. Wait for it or stop it first.'],
    ['chat_expired', 409, 'This chat with Suki has expired. Save Suki first.'],
  ])('refused with %s says what to do', async (code, status, text) => {
    keeps(deleted({}));
    backend.endpoint('chat-restore', () =>
      refused(status, code, 'A reply is still being written. Wait for it or stop it first.'),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('of something that another device has settled takes the row away and says so', async () => {
    lists(deleted({}));
    backend.endpoint('chat-restore', () =>
      refused(404, 'not_found', 'We could not find what you asked for.'),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('This was restored or deleted for good already.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });
});

describe('Delete for good', () => {
  it('[R-KEEP-09] asks first, and Keep it sends nothing', async () => {
    keeps(sealed);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete for good: the expired chat with Suki' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete for good?' });
    expect(question).toHaveTextContent(
      "The expired chat with Suki, 12 messages, will be gone at once. This can't be undone.",
    );
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(backend.calls('POST', 'chat-purge')).toEqual([]);
  });

  it('[R-KEEP-09] removes what was confirmed, says so and moves the focus', async () => {
    lists(deleted({ message_type: 'ai' }));
    backend.endpoint('chat-purge', () => Response.json({ success: true }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete for good: the message from Suki' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Deleted for good.')).toBeVisible();
    expect(backend.calls('POST', 'chat-purge').map(({ body }) => body)).toEqual([{ id: id(1) }]);
    expect(screen.getByRole('heading', { name: 'Recently deleted' })).toHaveFocus();
  });
});

describe('a sealed conversation', () => {
  it('[R-KEEP-10] comes back by saving its companion, where the plan has room', async () => {
    lists(sealed);
    onPlan('basic');
    const { user } = await open();
    expect(
      await screen.findByText('Save Suki before Sunday, November 29, and every message comes back.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Suki' }));
    expect(await screen.findByText('Suki is saved, and every message is back.')).toBeVisible();
    expect(backend.calls('POST', 'user_favorites').map(({ body }) => body)).toEqual([
      expect.objectContaining({ companion_id: 'suki' }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
  });

  it('[R-KEEP-10] asks for an upgrade where only a higher plan has room', async () => {
    keeps(sealed);
    onPlan('basic', ['a', 'b', 'c']);
    await open();
    expect(
      await screen.findByText(
        'Upgrade and save Suki before Sunday, November 29, and every message comes back.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button', { name: 'Save Suki' })).not.toBeInTheDocument();
  });

  it('[R-KEEP-10] asks to remove a favorite where no plan has more room', async () => {
    keeps(sealed);
    onPlan(
      'ultimate',
      Array.from({ length: 9 }, (_, n) => `companion-${n}`),
    );
    await open();
    expect(await screen.findByText(/^Remove a favorite and save Suki before Sunday/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your favorites' })).toHaveAttribute('href', '/dashboard');
  });

  it('[R-KEEP-10] is offered in the chat itself once its companion can be saved', async () => {
    keeps(sealed);
    onPlan('basic');
    backend.tables.companions = [companionRow({})];
    const page = openPage('/chat?companionId=suki');
    await page.user.click(await screen.findByRole('button', { name: 'Save Suki' }));
    await waitFor(() => expect(backend.calls('POST', 'user_favorites')).toHaveLength(1));
  });
});
