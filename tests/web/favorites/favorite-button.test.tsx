import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBackend, refusedWrite } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, userId, userRow } from '../support/people.ts';
import { expectShownFor } from '../support/toasts.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
});

const addresses = { browse: '/browse', profile: '/companion/suki', chat: '/chat?companionId=suki' };
const empty = () => screen.findByRole('button', { name: 'Add Suki to favorites' });
const full = () => screen.findByRole('button', { name: 'Remove Suki from favorites' });
const inserts = () => backend.calls('POST', 'user_favorites');
const deletes = () => backend.calls('DELETE', 'user_favorites');
const favorite = { user_id: userId, companion_id: 'suki', created_at: '2026-11-20T10:00:00+00:00' };

/** Everything the heart needs to know about the person has arrived. */
async function known() {
  await waitFor(() => {
    for (const table of ['users', 'plans', 'user_favorites']) {
      expect(backend.calls('GET', table).length).toBeGreaterThan(0);
    }
  });
  await act(async () => {});
}

async function open(place: keyof typeof addresses) {
  const page = openPage(addresses[place]);
  await screen.findByRole('button', { name: /Suki (to|from) favorites/ });
  await known();
  return page;
}

describe('the favorite button', () => {
  it('[R-FAV-02] changes at once and is reverted when the server refuses', async () => {
    let answer: (response: Response) => void = () => {};
    backend.table('POST', 'user_favorites', () => new Promise((resolve) => (answer = resolve)));
    const { user } = await open('browse');
    await user.click(await empty());
    expect(await full()).toBeVisible();
    await waitFor(() => expect(inserts()).toHaveLength(1));
    backend.table('GET', 'user_favorites', () => new Promise(() => {}));
    await act(async () => answer(refusedWrite('limit_reached')));
    expect(await empty()).toBeVisible();
  });

  it('[R-FAV-04] repeats a failed request three times, after 1, 2 and 4 s', async () => {
    backend.table('POST', 'user_favorites', () =>
      Response.json({ message: 'down', code: '' }, { status: 503 }),
    );
    await open('browse');
    vi.useFakeTimers();
    await act(async () => screen.getByRole('button', { name: 'Add Suki to favorites' }).click());
    const triesAfter = async (milliseconds: number) => {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds));
      return inserts().length;
    };
    expect(await triesAfter(999)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    expect(await triesAfter(1999)).toBe(2);
    expect(await triesAfter(1)).toBe(3);
    expect(await triesAfter(3999)).toBe(3);
    expect(await triesAfter(1)).toBe(4);
    expect(await triesAfter(60_000)).toBe(4);
    vi.useRealTimers();
    expect(await empty()).toBeVisible();
  });

  it('does not repeat a refused request', async () => {
    backend.table('POST', 'user_favorites', () => refusedWrite('limit_reached'));
    const { user } = await open('browse');
    await user.click(await empty());
    await screen.findByText('Plan favourite limit reached. Upgrade for more.');
    expect(inserts()).toHaveLength(1);
  });

  it('stays changed when only the response of an earlier attempt was lost', async () => {
    backend.table('POST', 'user_favorites', () => {
      backend.tables.user_favorites = [favorite];
      return Response.json(
        { code: '23505', message: 'duplicate key', details: '', hint: null },
        { status: 409 },
      );
    });
    const { user } = await open('browse');
    await user.click(await empty());
    expect(await screen.findByText('Suki is one of your favorites now.')).toBeVisible();
    expect(await full()).toBeVisible();
  });

  it('[R-FAV-03] shows its toast for 4 s', async () => {
    await open('profile');
    const heart = await empty();
    vi.useFakeTimers();
    fireEvent.click(heart);
    await expectShownFor('Suki is one of your favorites now.', 4000);
  });

  it('[R-CACHE-02] reads the favorites whenever it is shown', async () => {
    const { router } = await open('browse');
    const reads = backend.calls('GET', 'user_favorites').length;
    backend.tables.user_favorites = [favorite];
    await act(() => router.navigate('/companion/suki'));
    expect(await full()).toBeVisible();
    expect(backend.calls('GET', 'user_favorites').length).toBeGreaterThan(reads);
  });

  const comesToFront: [string, () => void][] = [
    ['the window gets the focus', () => fireEvent.focus(window)],
    ['the tab is shown', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ];

  it.each([...comesToFront, ['both happen', () => comesToFront.map(([, event]) => event())]] as const)(
    '[R-CACHE-02] reads the favorites once when %s',
    async (_what, happen) => {
      await open('browse');
      const reads = backend.calls('GET', 'user_favorites').length;
      backend.tables.user_favorites = [favorite];
      act(() => void happen());
      expect(await full()).toBeVisible();
      expect(backend.calls('GET', 'user_favorites')).toHaveLength(reads + 1);
    },
  );
});

describe('the favorite button on a plan without favorites', () => {
  beforeEach(() => {
    backend.tables.users = [userRow({ subscription_tier: 'free' })];
  });

  it.each(['browse', 'chat'] as const)(
    '[R-FAV-05, R-FAV-06] on %s explains itself and sends no request',
    async (place) => {
      const { user } = await open(place);
      const heart = await empty();
      await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'true'));
      expect(heart).toHaveAccessibleDescription('Upgrade required: manage favorites on a paid plan.');
      await user.click(heart);
      expect(await screen.findByText('Upgrade required: favorites unavailable on Free plan.')).toBeVisible();
      expect(await empty()).toBe(heart);
      expect(inserts()).toHaveLength(0);
    },
  );

  it('[R-FAV-05] on browse removes nothing either', async () => {
    backend.tables.user_favorites = [favorite];
    const { user } = await open('browse');
    await user.click(await full());
    expect(await screen.findByText('Upgrade required: favorites unavailable on Free plan.')).toBeVisible();
    expect(await full()).toBeVisible();
    expect(deletes()).toHaveLength(0);
  });

  it('[R-FAV-10] on the profile leads to the plans', async () => {
    const { user, router } = await open('profile');
    await user.click(await empty());
    expect(await screen.findByText('Upgrade required: add favorites on a paid plan.')).toBeVisible();
    expect(inserts()).toHaveLength(0);
    await act(async () => screen.getByRole('button', { name: 'See plans' }).click());
    expect(router.state.location.pathname).toBe('/pricing');
  });
});

describe('the text of a refused favorite', () => {
  it.each([
    [
      '[R-FAV-07]',
      'browse',
      'limit_saved_zero',
      'Favorites disabled for your plan. Upgrade to add favorites.',
    ],
    ['[R-FAV-07]', 'browse', 'limit_reached', 'Plan favourite limit reached. Upgrade for more.'],
    ['[R-FAV-08]', 'browse', 'blocked', 'Error updating favourites!'],
    ['[R-FAV-11]', 'profile', 'blocked', 'Error updating favorites!'],
    [
      '[R-FAV-12]',
      'profile',
      'limit_reached',
      "You've reached your maximum of 6 favourite(s) for premium tier.",
    ],
    ['[R-CHAT-23]', 'chat', 'blocked', 'Favorite update failed'],
  ] as const)('%s on %s for %s: %s', async (_row, place, code, text) => {
    backend.table('POST', 'user_favorites', () => refusedWrite(code));
    const { user } = await open(place);
    await user.click(await empty());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await empty()).toBeVisible();
  });

  it('[R-FAV-09] asks to wait while the person is being loaded', async () => {
    backend.table('GET', 'users', () => new Promise(() => {}));
    const { user } = openPage('/browse');
    await user.click(await empty());
    expect(await screen.findByText('Loading user data, please wait...')).toBeVisible();
    expect(inserts()).toHaveLength(0);
  });

  it('[R-FAV-09] says that the person could not be loaded', async () => {
    backend.table('GET', 'users', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
    const { user } = await open('browse');
    await user.click(await empty());
    expect(await screen.findByText('Unable to load user data. Please try again.')).toBeVisible();
    expect(inserts()).toHaveLength(0);
  });
});
