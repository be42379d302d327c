import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { AccountLinks } from './account-links.tsx';
import { NavItem } from './nav-item.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const AdminItem = lazyPart(() => import('./admin-item.tsx'));

const pages = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.browse, label: 'Browse Companions' },
  { to: paths.pricing, label: 'Pricing' },
] as const;

const ownPages = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.profile(), label: 'Profile' },
] as const;

/** The site's navigation: a row on wide screens, a collapsible menu on narrow ones (R-SHELL-02). */
export function TopBar() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === pathname;
  const close = () => setOpenedAt(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu; the controls inside are interactive.
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
        <div className="ml-auto flex min-h-16 items-center gap-1 lg:order-last">
          <ThemeSwitch />
          <button
            type="button"
            aria-expanded={open}
            aria-controls="site-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-tint lg:hidden"
            onClick={() => setOpenedAt(open ? null : pathname)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
        <nav
          id="site-menu"
          aria-label="Main"
          className={cx(
            'w-full flex-col gap-4 pb-6 lg:flex lg:w-auto lg:flex-1 lg:flex-row lg:items-center lg:justify-between lg:pb-0',
            open ? 'flex' : 'hidden',
          )}
        >
          <ul className="flex flex-col lg:flex-row">
            {[...pages, ...(user === null ? [] : ownPages)].map((page) => (
              <NavItem key={page.to} {...page} onChosen={close} />
            ))}
            {user !== null && (
              <LazyBoundary>
                <AdminItem userId={user.id} onChosen={close} />
              </LazyBoundary>
            )}
          </ul>
          <AccountLinks onChosen={close} />
        </nav>
      </Container>
    </header>
  );
}
