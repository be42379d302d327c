import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CompanionRow, toCompanion } from '../../../web/src/features/companions/companion.ts';
import { companionQuery } from '../../../web/src/features/companions/queries.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userRow } from '../support/people.ts';

const MINUTE = 60_000;
const luca = toCompanion(companionRow({ id: 'luca', name: 'Luca' }) as CompanionRow);

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
});

/** This browser saw Luca so long ago. */
function sawLuca(milliseconds: number): void {
  const timestamp = Date.now() - milliseconds;
  localStorage.setItem('cachedCompanions', JSON.stringify({ companions: [luca], timestamp }));
  localStorage.setItem('cachedCompanion_luca', JSON.stringify({ companion: luca, timestamp }));
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the copies of companions in local storage', () => {
  it('[R-LOCAL-03] of an earlier version of the site, without the day of a retirement, are read', async () => {
    const { retiresAt, ...earlier } = luca;
    localStorage.setItem(
      'cachedCompanion_luca',
      JSON.stringify({ companion: earlier, timestamp: Date.now() }),
    );
    backend.table('GET', 'companions', () => new Promise(() => {}));
    openPage('/companion/luca');
    expect(await screen.findByRole('heading', { level: 1, name: 'Luca' })).toBeVisible();
    expect(retiresAt).toBeNull();
  });

  it('[R-LOCAL-03] hold the list and each companion, with the time of the read', async () => {
    const rows = [companionRow({ id: 'suki' }), companionRow({ id: 'luca', name: 'Luca', tagline: 'Sails' })];
    const companions = rows.map((row) => toCompanion(row as CompanionRow));
    backend.tables.companions = rows;
    const before = Date.now();
    const { router } = openPage('/browse');
    await screen.findByRole('heading', { name: 'Luca' });
    expect(stored('cachedCompanions')).toEqual({ companions, timestamp: expect.any(Number) });
    await act(() => router.navigate('/companion/luca'));
    await screen.findByRole('heading', { level: 1, name: 'Luca' });
    await waitFor(() =>
      expect(stored('cachedCompanion_luca')).toEqual({
        companion: companions[1],
        timestamp: expect.any(Number),
      }),
    );
    for (const key of ['cachedCompanions', 'cachedCompanion_luca']) {
      expect(stored(key).timestamp).toBeGreaterThanOrEqual(before);
      expect(stored(key).timestamp).toBeLessThanOrEqual(Date.now());
    }
    expect(stored('cachedCompanion_suki')).toBeNull();
  });

  it('hold no private companion', async () => {
    backend.tables.companions?.push(companionRow({ id: 'own', name: 'Mine', is_public: false }));
    openPage('/companion/own');
    await screen.findByRole('heading', { name: 'Mine' });
    expect(stored('cachedCompanion_own')).toBeNull();
  });

  it.each(['/browse', '/companion/luca'])(
    '[R-CACHE-05] are shown on %s for 5 minutes until the server has answered',
    async (address) => {
      backend.table('GET', 'companions', () => new Promise(() => {}));
      sawLuca(5 * MINUTE - 1000);
      openPage(address);
      expect(await screen.findByRole('heading', { name: 'Luca' })).toBeVisible();
      expect(backend.calls('GET', 'companions')).toHaveLength(1);
    },
  );

  it.each(['/browse', '/companion/luca'])(
    '[R-CACHE-05] are not shown on %s when they are older',
    async (address) => {
      backend.table('GET', 'companions', () => new Promise(() => {}));
      sawLuca(5 * MINUTE + 1000);
      openPage(address);
      await waitFor(() => expect(backend.calls('GET', 'companions')).toHaveLength(1));
      expect(screen.queryByRole('heading', { name: 'Luca' })).not.toBeInTheDocument();
    },
  );

  it.each(['/browse', '/companion/luca'])(
    '[R-LOCAL-04] are shown on %s without a connection, whatever their age',
    async (address) => {
      onlineManager.setOnline(false);
      sawLuca(1000 * MINUTE);
      openPage(address);
      expect(await screen.findByRole('heading', { name: 'Luca' })).toBeVisible();
      expect(backend.calls('GET', 'companions')).toHaveLength(0);
    },
  );

  it.each(['/companion/luca', '/chat?companion=luca', '/chat?companionId=luca'])(
    '[R-LOCAL-04] show at %s without a connection whoever is in the copy of the list alone',
    async (address) => {
      onlineManager.setOnline(false);
      sawLuca(1000 * MINUTE);
      localStorage.removeItem('cachedCompanion_luca');
      openPage(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Luca' })).toBeVisible();
    },
  );

  it.each(['/browse', '/browse?mine=true', '/companion/luca', '/chat?companion=luca'])(
    '[R-LOCAL-04] say at %s that nobody can be reached when there is none and no connection',
    async (address) => {
      onlineManager.setOnline(false);
      const { user } = openPage(address);
      expect(await screen.findByRole('heading', { name: /^Error Loading Companion/ })).toBeVisible();
      onlineManager.setOnline(true);
      backend.tables.companions?.push(companionRow({ id: 'luca', name: 'Luca' }));
      await user.click(screen.getByRole('button', { name: /^(Retry|Try Again)$/ }));
      await waitFor(() =>
        expect(screen.queryByRole('heading', { name: /^Error Loading Companion/ })).not.toBeInTheDocument(),
      );
    },
  );

  it('are ignored when they do not have the format of this version', async () => {
    localStorage.setItem(
      'cachedCompanions',
      JSON.stringify({ companions: [{ name: 'Old' }], timestamp: Date.now() }),
    );
    openPage('/browse');
    expect(await screen.findByRole('heading', { name: 'Suki' })).toBeVisible();
  });
});

/** Lets the repeats of a failed read pass, until `isThere`. */
async function untilGivenUp(isThere: () => boolean): Promise<void> {
  for (let seconds = 0; seconds < 20 && !isThere(); seconds += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
}

describe.each<[string, () => Response | Promise<Response>]>([
  ['no server responds', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway responds', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])('the copies of companions when there is a network and %s', (_what, answer) => {
  const lost = () => screen.queryByText('We can’t reach Amity right now.');
  const isShown = () => screen.queryByRole('heading', { name: 'Luca' }) !== null;

  beforeEach(() => {
    backend.table('GET', 'companions', answer);
    sawLuca(1000 * MINUTE);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it.each(['/browse', '/browse?sort=loved', '/companion/luca'])(
    '[R-LOCAL-04] are shown on %s with a line that says so and a way to try again',
    async (address) => {
      openPage(address);
      await untilGivenUp(() => lost() !== null);
      expect(screen.getByRole('heading', { name: 'Luca' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();

      let respond: (row: object) => void = () => {};
      backend.table(
        'GET',
        'companions',
        () => new Promise((resolve) => (respond = (row) => resolve(Response.json([row])))),
      );
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(screen.getByRole('heading', { name: 'Luca' })).toBeVisible();

      const today = companionRow({ id: 'luca', name: 'Luca of today' });
      backend.table('POST', 'rpc/browse_companions', () => Response.json([today]));
      respond(today);
      await untilGivenUp(() => lost() === null);
      expect(screen.getByRole('heading', { name: 'Luca of today' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    },
  );

  it.each(['/chat?companion=luca', '/chat?companionId=luca'])(
    '[R-LOCAL-04] are shown on %s, which has its own line about the connection',
    async (address) => {
      openPage(address);
      await untilGivenUp(isShown);
      expect(screen.getByRole('heading', { level: 1, name: 'Luca' })).toBeVisible();
    },
  );

  it('are not invented: without one the page shows the error', async () => {
    localStorage.removeItem('cachedCompanions');
    openPage('/browse');
    const isFailed = () => screen.queryByRole('heading', { name: 'Error Loading Companions' }) !== null;
    await untilGivenUp(isFailed);
    expect(isFailed()).toBe(true);
    expect(lost()).toBeNull();
  });
});

it('[R-LOCAL-04] a refusal of the server is no lost connection: the copy gives way to it', async () => {
  backend.table('GET', 'companions', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
  sawLuca(1000 * MINUTE);
  openPage('/browse');
  expect(await screen.findByRole('heading', { name: 'Error Loading Companions' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Luca' })).not.toBeInTheDocument();
});

it('[R-CACHE-04] one companion is stale after 5 minutes and kept for 10', () => {
  expect(companionQuery('suki')).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});
