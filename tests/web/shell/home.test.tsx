import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { standInLayout } from '../support/layout.ts';
import { companionRow, planRow } from '../support/people.ts';

const companions = 'GET /rest/v1/companions';
const plans = 'GET /rest/v1/plans';
const free = planRow({
  tier: 'free',
  name: 'Free',
  rank: 1,
  price_gbp: 0,
  messages_per_day: 7,
  favorites: 0,
  active_chats: 1,
  temporary_chat_minutes: 9,
});
const refused = { status: 400, json: { message: 'no', code: 'X', details: null, hint: null } };
/** The read of the latest companions; the other read of the page is the line-up's. */
const isLatest = (query: URLSearchParams) => query.get('limit') === '4';
const latest = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Latest companions' })).closest('section') as HTMLElement,
  );

beforeEach(() => {
  standInLayout();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the home page', () => {
  it('[R-HOME-01] [R-HOME-02] has its headline, the companions, two steps, the plans and the final call to action', async () => {
    scriptBackend({ [companions]: { json: [companionRow({})] }, [plans]: { json: [free] } });
    openFreshPage('/');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Find Your Perfect AI Companion' }),
    ).toBeVisible();
    expect(await (await latest()).findByRole('heading', { name: 'Suki' })).toBeVisible();
    const steps = screen.getByRole('heading', { name: 'How It Works' }).parentElement as HTMLElement;
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map((step) => step.textContent),
    ).toEqual(['Choose a companion', 'Start chatting']);
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn More about Amity' })).toBeVisible();
  });

  it('[R-HOME-03] [R-HOME-05] leads a visitor to sign-up and to about', async () => {
    scriptBackend({ [companions]: { json: [] }, [plans]: { json: [] } });
    openFreshPage('/');
    const ways = await screen.findAllByRole('link', { name: 'Find Your Match' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/signup', '/signup']);
    expect(screen.getByRole('link', { name: 'Learn More about Amity' })).toHaveAttribute('href', '/about');
  });

  it('[R-HOME-03] [R-HOME-05] leads a signed-in person to browse', async () => {
    scriptBackend({ [companions]: { json: [] }, [plans]: { json: [] } });
    rememberSession();
    openFreshPage('/');
    const main = await screen.findByRole('main');
    const ways = await within(main).findAllByRole('link', { name: 'Browse Companions' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/browse', '/browse']);
    expect(screen.queryByRole('link', { name: 'Find Your Match' })).not.toBeInTheDocument();
  });

  it('[R-HOME-04] shows prices and allowances of the plan table under #pricing', async () => {
    const rows = [
      free,
      planRow({
        tier: 'premium',
        rank: 2,
        temporary_chat_minutes: 52,
        name: 'Premium',
        price_gbp: 17.5,
        messages_per_day: 1,
        favorites: 3,
        active_chats: null,
        most_popular: true,
        customisation: true,
      }),
    ];
    const calls = scriptBackend({ [companions]: { json: [] }, [plans]: { json: rows } });
    openFreshPage('/');
    const heading = await screen.findByRole('heading', { name: 'Premium' });
    expect(heading.closest('#pricing')).not.toBeNull();
    const premium = within(heading.closest('li') as HTMLElement);
    for (const text of [
      /^.17\.50$/,
      '1 message a day',
      '3 favorites, whose chats are kept',
      'As many companions at a time as you like',
      'Customize personality and tone',
      'Most Popular',
    ]) {
      expect(premium.getByText(text)).toBeVisible();
    }
    const freeCard = within(screen.getByRole('heading', { name: 'Free' }).closest('li') as HTMLElement);
    for (const text of ['£0', '7 messages a day', '1 companion at a time', 'Chats last 9 minutes']) {
      expect(freeCard.getByText(text)).toBeVisible();
    }
    expect(freeCard.queryByText('Most Popular')).not.toBeInTheDocument();
    expect(calls.find(({ what }) => what === plans)?.query.get('order')).toBe('rank.asc');
  });
});

describe('the latest companions', () => {
  it('[R-HOME-06] are four, newest first', async () => {
    const calls = scriptBackend({ [companions]: { json: [companionRow({})] }, [plans]: { json: [] } });
    openFreshPage('/');
    await (await latest()).findByRole('heading', { name: 'Suki' });
    const orders = calls.filter(({ query }) => isLatest(query)).map(({ query }) => query.get('order'));
    expect(orders).toEqual(['created_at.desc']);
  });

  it('[R-HOME-07] are loaded by id when loading by date fails', async () => {
    const calls = scriptBackend({
      [companions]: (_, query) =>
        query.get('order') === 'created_at.desc' ? refused : { json: [companionRow({})] },
      [plans]: { json: [] },
    });
    openFreshPage('/');
    expect(await (await latest()).findByRole('heading', { name: 'Suki' })).toBeVisible();
    const orders = calls.filter(({ query }) => isLatest(query)).map(({ query }) => query.get('order'));
    expect(orders).toEqual(['created_at.desc', 'id.desc']);
  });

  it('[R-HOME-09] [R-FIRST-21] a card ends a long description at a word, in three lines at most', async () => {
    const description =
      'Jonas repairs violins in a small workshop above a tram that brakes at every corner of the street.';
    scriptBackend({ [companions]: { json: [companionRow({ description })] }, [plans]: { json: [] } });
    openFreshPage('/');
    const text = 'Jonas repairs violins in a small workshop above a tram that brakes at every…';
    expect(await (await latest()).findByText(text)).toHaveClass('whole-lines-3');
  });

  it('[R-HOME-08] [R-HOME-09] [R-HOME-10] a card shows fallbacks for missing data of a companion', async () => {
    const bare = companionRow({
      id: 'bare',
      name: null,
      description: null,
      image_url: null,
      core_traits: [],
      perfect_for: ['romantics', { value: 'intellectuals' }, 'creative_minds'],
    });
    const barest = companionRow({
      ...bare,
      id: 'barest',
      name: 'Nobody',
      tagline: null,
      perfect_for: null,
    });
    scriptBackend({ [companions]: { json: [companionRow({}), bare, barest] }, [plans]: { json: [] } });
    openFreshPage('/');
    const list = await latest();
    const card = async (name: string) =>
      within((await list.findByRole('heading', { name })).closest('li') as HTMLElement);

    const suki = await card('Suki');
    expect(suki.getByText('Suki draws people on the train to Osaka.')).toBeVisible();
    expect(suki.getAllByRole('listitem').map((trait) => trait.textContent)).toEqual(['Playful', 'Creative']);
    expect(suki.getByRole('presentation')).toHaveAttribute('src', '/portraits/suki-face-calm.svg');
    expect(suki.getByRole('link', { name: 'Learn More about Suki' })).toHaveAttribute(
      'href',
      '/companion/suki',
    );

    const unnamed = await card('Companion');
    expect(unnamed.getByText('Draws strangers on trains')).toBeVisible();
    expect(unnamed.getByRole('presentation')).toHaveAttribute('src', '/placeholder.svg');
    expect(unnamed.getAllByRole('listitem').map((trait) => trait.textContent)).toEqual([
      'romantics',
      'intellectuals',
    ]);

    const nobody = await card('Nobody');
    expect(nobody.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('[R-HOME-12] show an error when they cannot be loaded, and load again on Retry', async () => {
    let down = true;
    scriptBackend({
      [companions]: () => (down ? refused : { json: [companionRow({})] }),
      [plans]: { json: [] },
    });
    const { user } = openFreshPage('/');
    const list = await latest();
    expect(
      await list.findByRole('heading', { name: 'Failed to load the list. Please refresh the page.' }),
    ).toBeVisible();
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    down = false;
    await user.click(list.getByRole('button', { name: 'Retry' }));
    expect(await list.findByRole('heading', { name: 'Suki' })).toBeVisible();
  });

  it('[R-HOME-11] are four skeletons of 260px while they load', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    openFreshPage('/');
    const section = (await screen.findByRole('heading', { name: 'Latest companions' })).closest('section');
    expect(section?.querySelectorAll('[aria-hidden].h-\\[260px\\]')).toHaveLength(4);
  });
});
