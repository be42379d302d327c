import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scriptBackend({});
});

describe.each([
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
])('the page %s', (address, title) => {
  it('[R-STATIC-08] has its dates, ten sections, the minimum age and a link to contact', async () => {
    openFreshPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const dates = screen.getByText(/^Effective December 22, 2024 · Last updated [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    const [effective, updated] = dates.textContent?.match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g) ?? [];
    expect(Date.parse(updated ?? '')).toBeGreaterThan(Date.parse(effective ?? ''));
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    expect(main.getByText(/at least 18 years old/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('lists its contents, each entry linked to its section', async () => {
    openFreshPage(address);
    const contents = await screen.findByRole('navigation', { name: 'Contents', hidden: true });
    const entries = within(contents).getAllByRole('link', { hidden: true });
    expect(entries).toHaveLength(10);
    for (const entry of entries) {
      const section = document.querySelector(entry.getAttribute('href') ?? '');
      expect(section?.querySelector('h2')).toHaveTextContent(entry.textContent ?? '');
    }
  });
});
