import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { readPlanAgain } from '#shared/plan-changes.ts';
import { favoritesQuery } from '../../../web/src/features/favorites/queries.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, planRow, userId, userRow } from '../support/people.ts';
import { expectShownFor } from '../support/toasts.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({ subscription_tier: 'premium' })];
  backend.tables.user_favorites = [favorite];
});

const favorite = { user_id: userId, companion_id: 'suki', companions: companionRow({}) };
const empty = () => screen.findByRole('button', { name: 'Add Suki to favorites' });
const full = () => screen.findByRole('button', { name: 'Remove Suki from favorites' });

/** The server puts the person on another plan and keeps these favorites; realtime tells the page. */
async function changePlan(tier: string, kept: object[]) {
  backend.tables.users = [userRow({ subscription_tier: tier })];
  backend.tables.user_favorites = kept as (typeof favorite)[];
  await act(() => readPlanAgain(queryClient, userId));
}

describe('a plan that changes while somebody browses', () => {
  it('[R-BROWSE-12] shows a toast for 6 s and empty hearts when it becomes one without favorites', async () => {
    openPage('/browse');
    await full();
    vi.useFakeTimers();
    await changePlan('free', []);
    await expectShownFor('Plan downgraded: favorites cleared. Hearts removed.', 6000);
    vi.useRealTimers();
    expect(await empty()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each(['basic', 'ultimate'])(
    '[R-BROWSE-12] shows a toast for 4 s and the kept hearts when it becomes %s',
    async (tier) => {
      openPage('/browse');
      await full();
      vi.useFakeTimers();
      await changePlan(tier, [favorite]);
      await expectShownFor(`Plan updated: now on ${tier}.`, 4000);
      vi.useRealTimers();
      expect(await full()).toBeVisible();
    },
  );

  it('removes the hearts that the server trimmed when it becomes a smaller one', async () => {
    openPage('/browse');
    await full();
    await changePlan('basic', []);
    expect(await screen.findByText('Plan updated: now on basic.')).toBeVisible();
    expect(await empty()).toBeVisible();
  });

  it('shows no toast when it stays the same', async () => {
    openPage('/browse');
    await full();
    await changePlan('premium', [favorite]);
    expect(screen.queryByText(/^Plan /)).not.toBeInTheDocument();
  });
});

describe('the favorite limit of the plan table', () => {
  beforeEach(() => {
    backend.tables.users = [userRow({ subscription_tier: 'free' })];
    backend.tables.plans = [planRow({ tier: 'free', rank: 1, favorites: 2, temporary_chat_minutes: 7 })];
  });

  it.each(['/browse', '/companion/suki'])(
    '[R-FAV-01] applies on %s, whatever the plan is called',
    async (address) => {
      backend.tables.user_favorites = [];
      const { user } = openPage(address);
      const heart = await empty();
      await waitFor(() => expect(backend.calls('GET', 'plans')).toHaveLength(1));
      await act(async () => {});
      expect(heart).toHaveAttribute('aria-disabled', 'false');
      await user.click(heart);
      await waitFor(() => expect(backend.calls('POST', 'user_favorites')).toHaveLength(1));
    },
  );

  it('[R-FAV-01] applies on the dashboard', async () => {
    backend.endpoint('chat-usage', () => Response.json({}, { status: 403 }));
    openPage('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Your Companions' })).toBeVisible();
    expect(screen.queryByText('Favorites Disabled on Free Plan')).not.toBeInTheDocument();
  });
});

describe('favorites in two tabs', () => {
  it('are read again in one tab after a change in the other, without a click', async () => {
    openPage('/browse');
    await full();
    backend.tables.user_favorites = [];
    const otherTab = new BroadcastChannel('changed');
    otherTab.postMessage(favoritesQuery(userId).queryKey);
    expect(await empty()).toBeVisible();
    otherTab.close();
  });

  it('are announced to other tabs after a change here', async () => {
    const otherTab = new BroadcastChannel('changed');
    const heard = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    const { user } = openPage('/browse');
    await user.click(await full());
    expect(await heard).toEqual(favoritesQuery(userId).queryKey);
    otherTab.close();
  });
});
