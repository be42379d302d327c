// @module-tag long
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '#shared/current-user.ts';
import { defaultChoice } from '../../../web/src/features/companions/browse-choice.ts';
import {
  companionsQuery,
  foundCompanionsQuery,
  ownCompanionsQuery,
} from '../../../web/src/features/companions/queries.ts';
import { coreTraitsQuery, traitsQuery } from '../../../web/src/features/traits/queries.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userId, userRow } from '../support/people.ts';

const PAGE = 50;

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  scrollTo(0);
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.endpoint('companion-core-traits', () =>
    Response.json({ success: true, traits: ['Playful', 'Wise'] }),
  );
  backend.tables.companions = people('Ada', PAGE);
});

function people(name: string, count: number) {
  return Array.from({ length: count }, (_, index) =>
    companionRow({ id: `${name}${index}`, name: `${name} ${index}`, description: 'Reads old maps.' }),
  );
}

/** The server finds these, page by page. */
function finds(...pages: object[][]): void {
  let page = 0;
  backend.table('POST', 'rpc/browse_companions', () => Response.json(pages[page++] ?? []));
}

const asked = () => backend.calls('POST', 'rpc/browse_companions').map(({ body }) => body);
const search = () => screen.findByRole('searchbox', { name: 'Search companions' });
const card = (name: string) => screen.findByRole('heading', { level: 2, name });
const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map((name) => name.textContent);

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

/** Shows the end of what is drawn. */
async function scrollToEnd() {
  await act(async () => scrollTo(1e6));
}

describe('a catalogue longer than a page', () => {
  it('[R-BROWSE-01] is searched by the server once the typing pauses', async () => {
    finds([companionRow({ id: 'zoe', name: 'Zoe' })]);
    const { user } = openPage('/browse');
    await card('Ada 0');
    await user.click(await search());
    await user.paste('maps of zanzibar');
    expect(await card('Zoe')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Zoe']));
    expect(asked()).toEqual([
      { p_search: 'maps of zanzibar', p_mine: false, p_sort: 'newest', p_limit: PAGE },
    ]);
  });

  it('[R-BROWSE-02] is filtered and sorted by the server', async () => {
    finds([companionRow({})]);
    openPage('/browse?filter=romantics&trait=Wise&sort=name');
    expect(await card('Suki')).toBeVisible();
    expect(asked()).toEqual([
      {
        p_search: '',
        p_suits: 'romantics',
        p_trait: 'Wise',
        p_mine: false,
        p_sort: 'name',
        p_limit: PAGE,
      },
    ]);
  });

  it('continues after the first page, without an offset, as long as there are more', async () => {
    finds(people('Bea', PAGE), people('Cora', 1));
    openPage('/browse');
    await card('Ada 0');
    expect(asked()).toEqual([]);
    await scrollToEnd();
    expect(await card('Cora 0')).toBeVisible();
    expect(asked()).toMatchObject([
      { p_after: 'Ada49', p_limit: PAGE },
      { p_after: 'Bea49', p_limit: PAGE },
    ]);
    expect(screen.queryByText('Loading more companions...')).not.toBeInTheDocument();
    // Of 101 companions only those near the window are there.
    expect(names().length).toBeLessThan(PAGE);
  });

  it('shows that the next page failed, keeps the others and can be retried', async () => {
    backend.table('POST', 'rpc/browse_companions', () =>
      Response.json({ message: 'no', code: '' }, { status: 403 }),
    );
    const { user } = openPage('/browse');
    await card('Ada 0');
    await scrollToEnd();
    expect(await screen.findByText('The next companions could not be loaded.')).toBeVisible();
    expect(await card('Ada 49')).toBeVisible();
    finds(people('Bea', 1));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Bea 0')).toBeVisible();
  });

  it('[R-BROWSE-10] shows a failed search as an error with Retry', async () => {
    backend.table('POST', 'rpc/browse_companions', () =>
      Response.json({ message: 'no', code: '' }, { status: 403 }),
    );
    const { user } = openPage('/browse?q=zoe');
    expect(await screen.findByRole('heading', { name: 'Error Loading Companions' })).toBeVisible();
    finds([companionRow({ id: 'zoe', name: 'Zoe' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Zoe')).toBeVisible();
  });

  it('[R-LOCAL-04] shows the matches that are here when the search does not reach the server', async () => {
    backend.table(
      'POST',
      'rpc/browse_companions',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    );
    const { user } = openPage('/browse?q=ada 49');
    expect(await screen.findByText('The next companions could not be loaded.')).toBeVisible();
    expect(names()).toEqual(['Ada 49']);
    finds([companionRow({ id: 'zoe', name: 'Zoe' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Zoe')).toBeVisible();
    expect(names()).toEqual(['Zoe']);
  });

  it('[R-BROWSE-09] says that nobody was found only after the server has said so', async () => {
    let answer: (response: Response) => void = () => {};
    backend.table('POST', 'rpc/browse_companions', () => new Promise((resolve) => (answer = resolve)));
    openPage('/browse?q=zanzibar');
    expect(await screen.findByRole('status', { name: 'Loading companions' })).toBeVisible();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByText('No companions found')).not.toBeInTheDocument();
    await act(async () => answer(Response.json([])));
    expect(await screen.findByRole('heading', { name: 'No companions found' })).toBeVisible();
  });
});

describe('a catalogue that fits in a page', () => {
  beforeEach(() => {
    backend.tables.companions = [
      companionRow({ id: 'b', name: 'Émile', core_traits: ['Wise'] }),
      companionRow({ id: 'c', name: 'Zoe', core_traits: ['wise', 'Shy'] }),
      companionRow({ id: 'a', name: 'Ada' }),
    ];
  });

  it('is sorted by name and filtered by trait without the server', async () => {
    const { user, router } = openPage('/browse');
    await card('Ada');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'name');
    await waitFor(() => expect(names()).toEqual(['Ada', 'Émile', 'Zoe']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Core trait' }), 'Wise');
    await waitFor(() => expect(names()).toEqual(['Émile', 'Zoe']));
    await waitFor(() => expect(router.state.location.search).toBe('?trait=Wise&sort=name'));
    expect(asked()).toEqual([]);
  });

  it('is sorted by favorites by the server alone', async () => {
    finds([companionRow({ id: 'c', name: 'Zoe' }), companionRow({ id: 'a', name: 'Ada' })]);
    openPage('/browse?sort=loved');
    await card('Zoe');
    expect(names()).toEqual(['Zoe', 'Ada']);
    expect(asked()).toEqual([{ p_search: '', p_mine: false, p_sort: 'loved', p_limit: PAGE }]);
  });
});

describe('the filter Mine', () => {
  it('shows the own companions and nobody else’s', async () => {
    backend.tables.companions = [
      companionRow({}),
      companionRow({ id: 'own', name: 'Ava', is_public: false, user_id: userId }),
    ];
    const { user } = openPage('/browse');
    await card('Suki');
    expect(names()).toEqual(['Suki']);
    await user.click(screen.getByRole('button', { name: 'Mine' }));
    await card('Ava');
    expect(names()).toEqual(['Ava']);
    expect(localStorage.getItem('cachedCompanions')).not.toContain('Ava');
  });

  it('leads to the builder when there are none', async () => {
    openPage('/browse?mine=true');
    expect(await screen.findByRole('heading', { name: 'You haven’t made anyone yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Build a companion' })).toHaveAttribute(
      'href',
      '/companion-builder',
    );
  });
});

it('[R-CACHE-01] companions, their traits and the person’s data are stale after and kept for 3 days', () => {
  const days = { staleTime: 259_200_000, gcTime: 259_200_000 };
  expect(companionsQuery()).toMatchObject(days);
  expect(ownCompanionsQuery(userId)).toMatchObject(days);
  expect(currentUserQuery(userId)).toMatchObject(days);
  expect(traitsQuery(userId, 'suki')).toMatchObject(days);
  expect(coreTraitsQuery()).toMatchObject(days);
});

it('[R-CACHE-03] a search result of the server is fresh for 5 minutes and kept for 10', () => {
  expect(foundCompanionsQuery(defaultChoice, null)).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});

it('[R-LOCAL-05] a plan named in local storage gives no favorites', async () => {
  localStorage.setItem('subscriptionTier', 'ultimate');
  backend.tables.users = [userRow({ subscription_tier: 'free' })];
  const post = vi.fn();
  backend.table('POST', 'user_favorites', () => {
    post();
    return new Response(null, { status: 201 });
  });
  const { user } = openPage('/browse');
  const heart = await screen.findByRole('button', { name: 'Add Ada 0 to favorites' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'true'));
  await user.click(heart);
  expect(post).not.toHaveBeenCalled();
});
