import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '#lib/session.ts';
import { daysTogether } from '../../../web/src/features/dashboard/rules.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage, signOut } from '../support/open-page.tsx';
import { companionRow, usage, userId, userRow } from '../support/people.ts';

const DAY = 86_400_000;

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({ created_at: new Date(Date.now() - 12.5 * DAY).toISOString() })];
  backend.tables.companions = [];
  backend.tables.announcements = [];
});

const heading = (name: string) => screen.findByRole('heading', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The person keeps these companions. */
function keeps(...companions: Parameters<typeof companionRow>[0][]): void {
  backend.tables.user_favorites = companions.map((values) => {
    const companion = companionRow(values);
    return { user_id: userId, companion_id: companion.id, companions: companion };
  });
}

function isOn(tier: string): void {
  backend.tables.users = [userRow({ subscription_tier: tier })];
  backend.endpoint('chat-usage', () => Response.json({ success: true, ...usage({ tier }) }));
}

describe('the dashboard without a session', () => {
  it('[R-DASH-01] asks for authentication when the session ends while it is open', async () => {
    openPage('/dashboard');
    await heading('Welcome, Robin');
    await act(signOut);
    expect(await heading('Authentication Required')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      '/login?redirect=/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('Welcome, Robin')).not.toBeInTheDocument();
  });

  it('sends a visitor to the login', async () => {
    endSession();
    const { router } = openPage('/dashboard');
    await heading('Welcome back');
    expect(router.state.location.search).toBe('?redirect=/dashboard');
  });
});

describe('the welcome of the dashboard', () => {
  it('[R-DASH-02] shows the email when there is no name', async () => {
    endSession();
    const { applyAuthEvent } = await import('#lib/session.ts');
    const user = { id: userId, email: 'robin@amity.test', user_metadata: {} };
    applyAuthEvent('SIGNED_IN', { user } as Parameters<typeof applyAuthEvent>[1]);
    backend.tables.users = [userRow({ full_name: null })];
    openPage('/dashboard');
    expect(await heading('Welcome, robin@amity.test')).toBeVisible();
  });
});

describe('the figures of the dashboard', () => {
  const figures = (values: object) => backend.table('POST', 'rpc/own_figures', () => Response.json(values));

  it('[R-DASH-03] [R-FIRST-18] say in one line what was done', async () => {
    const since = new Date(Date.now() - 2 * DAY).toISOString();
    figures({ messages_sent: 1214, companions_met: 1, since });
    openPage('/dashboard');
    const line = (await screen.findByText('messages sent')).closest('dl');
    expect(line).toHaveTextContent('messages sent1,214companion met1days together3');
  });

  it('[R-FIRST-18] are not there before anything was done, nor when they cannot be read', async () => {
    openPage('/dashboard');
    await heading('Recent Updates');
    await waitFor(() => expect(backend.calls('POST', 'rpc/own_figures')).toHaveLength(1));
    expect(screen.queryByText(/together|sent/)).not.toBeInTheDocument();
  });

  it('counts both the first day and today', () => {
    const now = new Date(2026, 10, 23, 0, 5);
    expect(daysTogether(new Date(2026, 10, 23, 0, 1).toISOString(), now)).toBe(1);
    expect(daysTogether(new Date(2026, 10, 22, 23, 59).toISOString(), now)).toBe(2);
    expect(daysTogether(new Date(2026, 9, 24, 12).toISOString(), now)).toBe(31);
  });
});

describe('the section Your Companions', () => {
  it('links a private companion by its id, because its name may not be unique', async () => {
    keeps({ id: 'own1', is_public: false });
    openPage('/dashboard');
    expect(await screen.findByRole('link', { name: 'Start Chat with Suki' })).toHaveAttribute(
      'href',
      '/chat?companionId=own1&companion=suki',
    );
  });

  it.each(['free', 'premium'])('is not there without any favorite, on %s', async (tier) => {
    isOn(tier);
    openPage('/dashboard');
    await heading('Recent Updates');
    expect(screen.queryByText('Favorites Disabled on Free Plan')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your Companions' })).not.toBeInTheDocument();
  });

  it('shows an error with Retry when it cannot be read', async () => {
    keeps({});
    const answer = backend.tables.user_favorites;
    backend.table('GET', 'user_favorites', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
    const { user } = openPage('/dashboard');
    expect(await heading('Your companions could not be loaded')).toBeVisible();
    backend.table('GET', 'user_favorites', () => Response.json(answer));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Your Companions')).toBeVisible();
  });

  it('shows Edit for own companions', async () => {
    backend.tables.companions = [
      companionRow({ id: 'own1', name: 'Ava', is_public: false, user_id: userId }),
    ];
    openPage('/dashboard');
    const own = await region('Made by you');
    expect(own.getByRole('link', { name: 'Edit Ava' })).toHaveAttribute(
      'href',
      '/companion-builder?companion=own1',
    );
  });
});

const conversation = (id: string, name: string, text: string, from: 'user' | 'ai' = 'ai') => ({
  companion_id: id,
  name,
  tagline: 'A tagline',
  image_url: '/placeholder.svg',
  profile_gradient_from: null,
  profile_gradient_to: null,
  last_text: text,
  last_type: from,
  last_at: '2026-11-20T10:00:00Z',
  is_saved: true,
  retires_at: null,
  expires_at: null,
});
const talksWith = (...rows: ReturnType<typeof conversation>[]) =>
  backend.table('POST', 'rpc/list_conversations', () => Response.json(rows));

describe('the people on the dashboard', () => {
  it('[R-FIRST-18] begin with the conversations and their last lines, the newest with Keep chatting', async () => {
    talksWith(
      conversation('luca', 'Luca', 'Good night', 'user'),
      conversation('suki', 'Suki', 'Hold still.'),
    );
    openPage('/dashboard');
    const links = (await region('Recent conversations')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/chat?companionId=luca&companion=luca',
      '/chat?companionId=suki&companion=suki',
    ]);
    expect(links[0]).toHaveTextContent('Keep chatting');
    expect(screen.getByText('You: Good night')).toBeVisible();
    expect(links[1]).toHaveTextContent('“Hold still.”');
  });

  it('[R-FIRST-21] have a last line that ends at a word', async () => {
    talksWith(conversation('luca', 'Luca', `Tell me ${'everything '.repeat(14)}`));
    openPage('/dashboard');
    expect((await region('Recent conversations')).getByText(/everything…”$/)).toBeVisible();
  });

  it('[R-FIRST-18] [R-ART-06] end with the newest companions that were neither met nor kept', async () => {
    backend.tables.companions = ['suki', 'luca', 'amara', 'andre', 'brooke'].map((id) =>
      companionRow({ id, name: id }),
    );
    keeps({ id: 'amara' });
    talksWith(conversation('suki', 'Suki', 'Hello'));
    openPage('/dashboard');
    const links = (await region('New here')).getAllByRole('link');
    const shown = ['/companion/luca', '/companion/andre', '/companion/brooke'];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/browse',
      '/companion-builder',
      ...shown,
    ]);
  });

  it('[R-FIRST-18] are people to meet for a new member', async () => {
    backend.tables.companions = [companionRow({})];
    openPage('/dashboard');
    const people = await region('Say hello to someone');
    expect(people.getByRole('link', { name: /^Suki/ })).toHaveAttribute('href', '/companion/suki');
    expect(screen.queryByRole('region', { name: 'Recent conversations' })).not.toBeInTheDocument();
  });

  it('[R-FIRST-17] begin with the companion that was just made, and Say hello has the focus', async () => {
    backend.tables.companions = [
      companionRow({
        id: 'own1',
        name: 'Ava',
        greeting: 'There you are.',
        is_public: false,
        user_id: userId,
      }),
    ];
    const { router } = openPage('/faq');
    await act(() => router.navigate('/dashboard', { state: { created: 'own1' } }));
    const made = await region('Ava is here');
    expect(made.getByText('“There you are.”')).toBeVisible();
    expect(made.getByRole('link', { name: 'Say hello' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Made by you' })).not.toBeInTheDocument();
  });
});

describe('the section Recent Updates', () => {
  it('[R-DASH-07] shows the rows that admins write', async () => {
    backend.tables.announcements = ['One', 'Two', 'Three'].map((title, index) => ({
      id: `u${index}`,
      title,
      body: `About ${title}`,
      published_at: '2026-10-08T12:00:00+00:00',
    }));
    openPage('/dashboard');
    const updates = await region('Recent Updates');
    expect((await updates.findAllByRole('heading', { level: 3 })).map((title) => title.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(updates.getByText('About Two')).toBeVisible();
    const { searchParams } = backend.calls('GET', 'announcements')[0]?.url ?? new URL('about:blank');
    expect(searchParams.get('order')).toBe('published_at.desc,id.desc');
  });

  it('shows an error with Retry when it cannot be read, and never invented news', async () => {
    backend.table('GET', 'announcements', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
    const { user } = openPage('/dashboard');
    expect(await heading('The updates could not be loaded')).toBeVisible();
    backend.table('GET', 'announcements', () => Response.json([]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('There is no news yet.')).toBeVisible();
  });
});
