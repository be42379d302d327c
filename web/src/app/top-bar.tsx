import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { LogoutButton } from '../features/auth/logout-button.tsx';
import { brand } from '../lib/brand.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { Container } from '../ui/container.tsx';
import { cx } from '../ui/cx.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const pages = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.browse, label: 'Browse Companions' },
  { to: paths.pricing, label: 'Pricing' },
] as const;

/** The site's navigation: a row on wide screens, a menu that unfolds on narrow ones (R-SHELL-02). */
export function TopBar() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === pathname;
  const close = () => setOpenedAt(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere inside; the controls are real ones.
    <header
      className="sticky top-0 z-30 border-b border-line bg-surface/92 backdrop-blur-md"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Container className="flex flex-wrap items-center gap-x-6">
        <Link
          to={paths.home}
          className="flex min-h-16 items-center rounded-sm"
          aria-label={`${brand.name}, home`}
          onClick={close}
        >
          <Wordmark />
        </Link>
        <div className="ml-auto flex min-h-16 items-center gap-1 md:order-last">
          <ThemeSwitch />
          <button
            type="button"
            aria-expanded={open}
            aria-controls="site-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-tint md:hidden"
            onClick={() => setOpenedAt(open ? null : pathname)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
        <nav
          id="site-menu"
          aria-label="Main"
          className={cx(
            'w-full flex-col gap-4 pb-6 md:flex md:w-auto md:flex-1 md:flex-row md:items-center md:justify-between md:pb-0',
            open ? 'flex' : 'hidden',
          )}
        >
          <ul className="flex flex-col md:flex-row">
            {pages.map((page) => (
              <li key={page.to}>
                <NavLink
                  to={page.to}
                  onClick={close}
                  className={({ isActive }) =>
                    cx(
                      'block rounded-sm px-3 py-2.5 font-medium transition-colors hover:text-accent',
                      isActive ? 'text-accent' : 'text-ink',
                    )
                  }
                >
                  {page.label}
                </NavLink>
              </li>
            ))}
          </ul>
          <AccountLinks onChosen={close} />
        </nav>
      </Container>
    </header>
  );
}

function AccountLinks({ onChosen }: { onChosen: () => void }) {
  const { status, user } = useSession();
  if (user !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <NavLink
          to={paths.subscription}
          onClick={onChosen}
          className={({ isActive }) =>
            cx(
              'rounded-sm px-3 py-2.5 font-medium transition-colors hover:text-accent',
              isActive ? 'text-accent' : 'text-ink',
            )
          }
        >
          Plan
        </NavLink>
        <span className="max-w-48 truncate px-3 text-sm text-muted md:px-0">
          {user.fullName || user.email}
        </span>
        <LogoutButton />
      </div>
    );
  }
  // Nobody knows yet: showing 'Login' now could be wrong a moment later.
  if (status === 'loading') return <div className="min-h-11" />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LinkButton to={paths.login()} variant="quiet" onClick={onChosen}>
        Login
      </LinkButton>
      <LinkButton to={paths.signup()} variant="primary" onClick={onChosen}>
        Get Started
      </LinkButton>
    </div>
  );
}
