import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('about', () => {
  it('[R-STATIC-02] shows the mission, the values, the history and a link to sign-up', async () => {
    scriptBackend({});
    openFreshPage('/about');
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
