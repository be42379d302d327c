import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#lib/brand.ts';
import { rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { plans, usage, userRow } from '../support/people.ts';

const publicTables = { 'GET /rest/v1/plans': { json: [] }, 'GET /rest/v1/companions': { json: [] } };
const main = () => screen.findByRole('navigation', { name: 'Main' });
const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** A member's page with the menu open. */
async function openMenu() {
  rememberSession();
  const opened = openFreshPage('/faq');
  await opened.user.click(await screen.findByRole('button', { name: 'Account menu, Nadia Rahman' }));
  return { ...opened, menu: await screen.findByRole('navigation', { name: 'Account' }) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scriptBackend(publicTables);
});

describe('the top navigation', () => {
  it('[R-SHELL-02] shows a visitor the pages, Login and Get Started', async () => {
    openFreshPage('/about');
    expect(linksOf(await main())).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Browse Companions', '/browse'],
      ['Pricing', '/pricing'],
      ['Login', '/login'],
      ['Get Started', '/signup'],
    ]);
  });

  it('[R-FIRST-20] shows a member their pages, and a menu with name, plan, messages left and every other page', async () => {
    scriptBackend({
      ...publicTables,
      'GET /rest/v1/plans': { json: plans },
      'GET /rest/v1/users': { json: userRow({}) },
      'GET /functions/v1/chat-usage': { json: { success: true, ...usage({}) } },
    });
    const { menu, user, at } = await openMenu();
    expect(linksOf(await main())).toEqual([
      ['Dashboard', '/dashboard'],
      ['Conversations', '/chat'],
      ['Browse Companions', '/browse'],
    ]);
    expect(linksOf(menu)).toEqual([
      ['Upgrade', '/pricing'],
      ['Dashboard', '/dashboard'],
      ['Conversations', '/chat'],
      ['Browse Companions', '/browse'],
      ['Profile', '/profile'],
      ['Manage Subscription', '/subscription'],
      ['What they remember', '/memory'],
      ['Recently deleted', '/recently-deleted'],
      ['Get help', '/safety'],
      ['Home', '/'],
      ['About', '/about'],
      ['Pricing', '/pricing'],
    ]);
    expect(within(menu).getByText('Nadia Rahman')).toBeVisible();
    expect(within(menu).getByText('premium plan')).toBeVisible();
    expect(within(menu).getByText('12 of 20 messages left today')).toBeVisible();
    await user.click(within(menu).getByRole('link', { name: 'About' }));
    expect(at()).toBe('/about');
    expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
  });

  it('[R-AUTH-21] asks before it logs out', async () => {
    const { menu, user } = await openMenu();
    await user.click(within(menu).getByRole('button', { name: 'Logout' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu, Nadia Rahman' })).toBeVisible();
  });

  it('[R-SHELL-03] links to the admin area for users who are admins on the server', async () => {
    scriptBackend({ ...publicTables, 'GET /rest/v1/users': { json: { role: 'admin' } } });
    const { menu } = await openMenu();
    expect(await within(menu).findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it.each(['adminUser', 'adminToken'])(
    '[R-SHELL-03] shows nobody else the way there, whatever %s says in local storage',
    async (key) => {
      const calls = scriptBackend({ ...publicTables, 'GET /rest/v1/users': { json: { role: 'user' } } });
      localStorage.setItem(key, JSON.stringify({ role: 'admin' }));
      const { menu } = await openMenu();
      await waitFor(() => expect(calls.map(({ what }) => what)).toContain('GET /rest/v1/users'));
      await act(async () => {});
      expect(within(menu).queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
    },
  );

  it('is a member’s without a name while the session loads', async () => {
    rememberSession();
    localStorage.removeItem('auth_state');
    openFreshPage('/about');
    expect(await screen.findByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Account menu, Nadia Rahman' })).toBeVisible();
  });

  it('opens as a menu on narrow screens and closes with Escape and after a choice', async () => {
    const { user, at } = openFreshPage('/');
    const button = await screen.findByRole('button', { name: 'Open menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(within(await main()).getByRole('link', { name: 'About' }));
    expect(at()).toBe('/about');
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });

  it('[R-FIRST-14] navigates without a page load and moves the focus to the heading of the new page', async () => {
    const { user } = openFreshPage('/');
    const shell = await main();
    await user.click(within(shell).getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('heading', { level: 1, name: `About ${brand.name}` })).toBeVisible();
    expect(shell).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toBe(`About | ${brand.name}`);
  });
});

describe('protected routes', () => {
  it.each([
    ['/dashboard', '/login?redirect=/dashboard'],
    ['/companion/suki?tab=personality', '/login?redirect=/companion/suki%3Ftab%3Dpersonality'],
  ])('a visitor at %s is sent to %s', async (address, login) => {
    const { at } = openFreshPage(address);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(at()).toBe(login);
  });

  it('show their screen to a returning user while the session loads', async () => {
    rememberSession();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { at } = openFreshPage('/companion/suki');
    expect(await screen.findByText('Loading companion...')).toBeVisible();
    expect(at()).toBe('/companion/suki');
  });

  it('redirect to the login when the session has ended', async () => {
    scriptBackend({
      ...publicTables,
      'POST /auth/v1/token': { status: 400, json: { code: 'refresh_token_not_found', message: 'gone' } },
    });
    rememberSession(-10);
    const { at } = openFreshPage('/browse');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(at()).toBe('/login?redirect=/browse');
  });
});
