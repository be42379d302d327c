import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { planRow } from '../support/people.ts';

const plans = 'GET /rest/v1/plans';
const refused = { status: 400, json: { message: 'no', code: 'X', details: null, hint: null } };
const offer = ['Free', 'Basic', 'Premium', 'Ultimate'].map((name, rank) =>
  planRow({
    name,
    rank,
    tier: name.toLowerCase(),
    favorites: rank,
    temporary_chat_minutes: 9,
    most_popular: name === 'Premium',
  }),
);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('pricing', () => {
  it('[R-PLAN-10] shows Free, Basic and Premium, and Ultimate as a wider card below', async () => {
    scriptBackend({ [plans]: { json: offer } });
    await openFreshPage('/pricing');
    await screen.findByRole('heading', { name: 'Ultimate' });
    const cards = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(cards.map((card) => card.textContent)).toEqual(['Free', 'Basic', 'Premium', 'Ultimate']);
    const place = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
    expect(place('Ultimate')).toHaveClass('md:col-span-3');
    expect(place('Premium')).not.toHaveClass('md:col-span-3');
    expect(within(place('Premium')).getByText('Most Popular')).toBeVisible();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('[R-PLAN-11] leads visitors to sign-up', async () => {
    scriptBackend({ [plans]: { json: offer } });
    await openFreshPage('/pricing');
    const links = await screen.findAllByRole('link', { name: /^Choose / });
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toHaveAttribute('href', '/signup');
  });

  it('does not ask signed-in people to sign up', async () => {
    scriptBackend({ [plans]: { json: offer } });
    rememberSession();
    await openFreshPage('/pricing');
    await screen.findByRole('heading', { name: 'Ultimate' });
    expect(screen.queryByRole('link', { name: /^Choose / })).not.toBeInTheDocument();
  });

  it('says when the plans cannot be read, and reads them again on Retry', async () => {
    let down = true;
    scriptBackend({ [plans]: () => (down ? refused : { json: offer }) });
    const { user } = await openFreshPage('/pricing');
    expect(await screen.findByText('The plans could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Basic' })).toBeVisible();
  });
});

describe('about', () => {
  it('[R-STATIC-02] tells the mission, the values, the story and the way to sign-up', async () => {
    scriptBackend({});
    await openFreshPage('/about');
    expect(await screen.findByText(/Good conversation and emotional support/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Our story' })).toBeVisible();
    const values = screen.getByRole('region', { name: 'What we value' });
    expect(
      within(values)
        .getAllByRole('heading', { level: 3 })
        .map((value) => value.textContent),
    ).toEqual(['Empathy', 'Privacy', 'Connection', 'Inclusivity']);
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });
});
