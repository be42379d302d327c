import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#lib/brand.ts';
import { App } from '../../../web/src/app/app.tsx';
import { ScreenBoundary } from '../../../web/src/app/screen-boundary.tsx';
import { rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scriptBackend({ 'GET /rest/v1/plans': { json: [] }, 'GET /rest/v1/companions': { json: [] } });
});

describe('the footer', () => {
  it('[R-SHELL-09] links to the pages of the site and shows year and owner', async () => {
    openFreshPage('/about');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByText(`© 2024-${new Date().getFullYear()} ${brand.name}`)).toBeInTheDocument();
    const links = (group: string) =>
      within(footer.getByRole('navigation', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links('Product')).toEqual(['/browse', '/pricing', '/signup']);
    expect(links('Company')).toEqual(['/about', '/faq', '/contact']);
    expect(links('Legal')).toEqual(['/terms', '/privacy', '/safety', '/accessibility']);
  });

  it('[R-SHELL-09] has links that open without a page load', async () => {
    const { user, at } = openFreshPage('/about');
    const footer = await screen.findByRole('contentinfo');
    await user.click(within(footer).getByRole('link', { name: 'Privacy Policy' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    expect(at()).toBe('/privacy');
    // The same footer, not that of a new page.
    expect(footer).toBeInTheDocument();
  });

  it('[R-CARE-01] opens the help lines over the page', async () => {
    const { user, at } = openFreshPage('/about');
    const footer = within(await screen.findByRole('contentinfo'));
    await user.click(footer.getByRole('link', { name: 'Get help' }));
    expect(await screen.findByRole('dialog', { name: 'Talk to a person now' })).toBeVisible();
    expect(at()).toBe('/about');
  });

  it('[R-SHELL-09, R-CARE-01] is nothing but Get help for signed-in users', async () => {
    rememberSession();
    openFreshPage('/about');
    await screen.findByRole('heading', { name: /^About/ });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual(['Get help']);
  });

  it('[R-SHELL-09] is not there in a chat', async () => {
    rememberSession();
    openFreshPage('/chat?companionId=suki');
    await screen.findByRole('heading', { level: 1, name: 'Chat' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  it.each(['/nowhere', '/admin/nowhere', '/companion'])(
    '[R-SHELL-08] %s shows the not-found screen',
    async (address) => {
      openFreshPage(address);
      expect(await screen.findByRole('heading', { name: 'No one lives here' })).toBeVisible();
    },
  );

  it('[R-STATIC-09] links to home and browse, and goes back', async () => {
    const { user, at } = openFreshPage('/about');
    await user.click(within(await screen.findByRole('navigation', { name: 'Main' })).getByText('Home'));
    window.history.pushState(null, '', '/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const place = within(await screen.findByRole('main'));
    expect(await place.findByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    expect(place.getByRole('link', { name: 'Browse Companions' })).toHaveAttribute('href', '/browse');
    await user.click(place.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(at()).toBe('/'));
  });
});

let broken = true;

function Fragile() {
  if (broken) throw new Error('this screen cannot be drawn');
  return <p>All is well.</p>;
}

describe('a screen that fails', () => {
  async function openFragile() {
    broken = true;
    render(
      <MemoryRouter>
        <ScreenBoundary>
          <Fragile />
        </ScreenBoundary>
      </MemoryRouter>,
    );
    await screen.findByRole('alert');
    // React reports what it caught, once.
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  }

  it('[R-SHELL-10] shows an error and what to do', async () => {
    await openFragile();
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(
      screen.getByText('Sorry, an unexpected error occurred. Please try one of the options below.'),
    ).toBeVisible();
    expect(screen.getByText('If the problem persists, please contact our support.')).toBeVisible();
  });

  it('[R-SHELL-11] can be retried, reloaded or left for home', async () => {
    await openFragile();
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well.')).toBeVisible();
  });
});

describe('the routing', () => {
  it('[R-SHELL-13] shows a last error page with a link home for an error outside the screens', async () => {
    const BrokenRouter = () => {
      throw new Error('no route can be drawn');
    };
    render(<App router={BrokenRouter} />);
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });
});

describe('light and dark', () => {
  it('the switch changes and stores the theme, and removes it when it is the system’s', async () => {
    const { user } = openFreshPage('/about');
    await user.click(await screen.findByRole('button', { name: 'Switch to dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
