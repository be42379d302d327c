import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { standInLayout } from '../support/layout.ts';
import { companionRow } from '../support/people.ts';

const companions = 'GET /rest/v1/companions';
const plans = 'GET /rest/v1/plans';
const refused = { status: 400, json: { message: 'no', code: 'X', details: null, hint: null } };

beforeEach(() => {
  standInLayout();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the line-up of the home page', () => {
  const faces = async () => within(await screen.findByRole('navigation', { name: 'Companions' }));

  it('[R-FIRST-07] [R-ART-06] shows the eight companions that came first, the newest of them first, each as a link to their meeting page', async () => {
    const calls = scriptBackend({
      [companions]: { json: [companionRow({}), companionRow({ id: 'luca', name: 'Luca' })] },
      [plans]: { json: [] },
    });
    openFreshPage('/');
    const links = (await faces()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['LucaPlayful', '/meet/luca'],
      ['SukiPlayful', '/meet/suki'],
    ]);
    const { query } = calls.find((call) => call.query.get('order')?.startsWith('created_at.asc')) ?? {};
    expect(query?.get('limit')).toBe('8');
  });

  it('[R-FIRST-21] has one short line under a name: the first core trait, else the tagline up to a whole word', async () => {
    const tagline = 'Draws strangers on trains and gives every one of them a story';
    const rows = [companionRow({}), companionRow({ id: 'plain', name: 'Plain', core_traits: [], tagline })];
    scriptBackend({ [companions]: { json: rows }, [plans]: { json: [] } });
    openFreshPage('/');
    expect((await faces()).getByRole('link', { name: 'Plain Draws strangers on trains…' })).toBeVisible();
  });

  it('[R-ART-06] gives a face the first spoken sentence of its greeting, for the eye alone', async () => {
    const greeting = '*waves the pencil* Oh, hello there! The window seat is free.';
    scriptBackend({ [companions]: { json: [companionRow({ greeting })] }, [plans]: { json: [] } });
    openFreshPage('/');
    const link = (await faces()).getByRole('link', { name: 'Suki Playful' });
    expect(within(link).getByText('Oh, hello there!')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is left out when the companions cannot be read', async () => {
    scriptBackend({ [companions]: refused, [plans]: { json: [] } });
    openFreshPage('/');
    expect(await screen.findByRole('heading', { name: /^Failed to load the list/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Companions' })).not.toBeInTheDocument();
  });
});
