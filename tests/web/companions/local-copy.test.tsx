import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
afterEach(() => onlineManager.setOnline(true));

/** This browser saw Luca so long ago. */
function sawLuca(milliseconds: number): void {
  const timestamp = Date.now() - milliseconds;
  localStorage.setItem('cachedCompanions', JSON.stringify({ companions: [luca], timestamp }));
  localStorage.setItem('cachedCompanion_luca', JSON.stringify({ companion: luca, timestamp }));
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the copies in local storage', () => {
  it('[R-LOCAL-03] hold the list and each companion that was read, with the time', async () => {
    openPage('/browse');
    await screen.findByRole('heading', { name: 'Suki' });
    expect(stored('cachedCompanions').companions).toHaveLength(1);
    expect(stored('cachedCompanions').timestamp).toBeGreaterThan(Date.now() - MINUTE);
  });

  it('[R-LOCAL-03] hold one companion after a visit to the profile, unless it is private', async () => {
    backend.tables.companions?.push(companionRow({ id: 'own', name: 'Mine', is_public: false }));
    const { router } = openPage('/companion/suki');
    await screen.findByRole('heading', { name: 'Suki' });
    expect(stored('cachedCompanion_suki')).toMatchObject({
      companion: { name: 'Suki' },
      timestamp: expect.any(Number),
    });
    await router.navigate('/companion/own');
    await screen.findByRole('heading', { name: 'Mine' });
    expect(stored('cachedCompanion_own')).toBeNull();
  });

  it.each(['/browse', '/companion/luca'])(
    '[R-CACHE-05] on %s are shown for 5 minutes until the server has answered',
    async (address) => {
      backend.table('GET', 'companions', () => new Promise(() => {}));
      sawLuca(5 * MINUTE - 1000);
      openPage(address);
      expect(await screen.findByRole('heading', { name: 'Luca' })).toBeVisible();
      expect(backend.calls('GET', 'companions')).toHaveLength(1);
    },
  );

  it.each(['/browse', '/companion/luca'])(
    '[R-CACHE-05] on %s are not shown when they are older',
    async (address) => {
      backend.table('GET', 'companions', () => new Promise(() => {}));
      sawLuca(5 * MINUTE + 1000);
      openPage(address);
      await waitFor(() => expect(backend.calls('GET', 'companions')).toHaveLength(1));
      expect(screen.queryByRole('heading', { name: 'Luca' })).not.toBeInTheDocument();
    },
  );

  it.each(['/browse', '/companion/luca'])(
    '[R-LOCAL-04] on %s are shown without a connection, however old',
    async (address) => {
      onlineManager.setOnline(false);
      sawLuca(1000 * MINUTE);
      openPage(address);
      expect(await screen.findByRole('heading', { name: 'Luca' })).toBeVisible();
      expect(backend.calls('GET', 'companions')).toHaveLength(0);
    },
  );

  it('are ignored when they are not what this version stores', async () => {
    localStorage.setItem(
      'cachedCompanions',
      JSON.stringify({ companions: [{ name: 'Old' }], timestamp: Date.now() }),
    );
    openPage('/browse');
    expect(await screen.findByRole('heading', { name: 'Suki' })).toBeVisible();
  });
});

it('[R-CACHE-04] one companion is stale after 5 minutes and kept for 10', () => {
  expect(companionQuery('suki')).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});
