import { ArrowLeft, LifeBuoy, Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { cx } from '#ui/cx.ts';
import { CeilingNotice } from '../features/admin/costs/ceiling-notice.tsx';
import { LogoutButton } from '../features/auth/logout-button.tsx';
import { adminPages } from './admin-navigation.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';
import { Wordmark } from './wordmark.tsx';

/** The admin area: its pages at the side on wide screens, behind a menu on narrow ones. */
export function AdminLayout() {
  useScrollAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <AdminSide />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <CeilingNotice />
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </main>
    </div>
  );
}

function AdminSide() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === pathname;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu; its controls are real ones.
    <header
      className="sticky top-0 z-30 border-b border-line bg-sunken lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0"
      onKeyDown={(event) => event.key === 'Escape' && setOpenedAt(null)}
    >
      <div className="flex items-center gap-3 px-4 lg:px-5 lg:pt-3">
        <Link
          to={paths.admin.home}
          className="flex min-h-14 items-center gap-2.5 rounded-sm"
          aria-label={`${brand.name} admin`}
        >
          <Wordmark />
          <span className="rounded-full border border-line-strong px-2 py-0.5 text-xs font-semibold text-muted">
            Admin
          </span>
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="admin-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          className="ml-auto inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-tint lg:hidden"
          onClick={() => setOpenedAt(open ? null : pathname)}
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </div>
      <div
        id="admin-menu"
        className={cx(
          'max-h-[calc(100dvh-3.5rem)] flex-1 flex-col overflow-y-auto px-3 pb-4 lg:flex lg:max-h-none',
          open ? 'flex' : 'hidden',
        )}
      >
        <nav aria-label="Admin" className="flex flex-1 flex-col gap-4 pt-2">
          {adminPages.map(({ title, pages }) => (
            <AdminPages key={title} title={title} pages={pages} />
          ))}
        </nav>
        <AdminFooter />
      </div>
    </header>
  );
}

function AdminPages({ title, pages }: (typeof adminPages)[number]) {
  // The dashboard has two addresses.
  const isHome = useLocation().pathname.replace(/\/$/, '') === paths.admin.home;
  return (
    <div>
      <h2 className="px-3 pb-1 text-xs font-semibold tracking-wide text-muted uppercase">{title}</h2>
      <ul>
        {pages.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cx(
                  'flex min-h-9 items-center gap-3 rounded-sm px-3 text-[0.9375rem] font-medium transition-colors hover:bg-tint',
                  isActive || (isHome && to === paths.admin.dashboard) ? 'bg-tint text-accent' : 'text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AdminFooter() {
  const { user } = useSession();
  return (
    <div className="mt-4 flex flex-col gap-2 border-t border-line px-3 pt-4">
      <Link to={paths.home} className="inline-flex items-center gap-2 text-sm font-medium hover:text-accent">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the site
      </Link>
      <GetHelp className="inline-flex min-h-6 items-center gap-2 text-sm font-medium hover:text-accent">
        <LifeBuoy aria-hidden="true" className="size-4" />
        Get help
      </GetHelp>
      <p className="truncate text-sm text-muted">{user?.email}</p>
      <div className="flex items-center justify-between">
        <LogoutButton />
        <ThemeSwitch />
      </div>
    </div>
  );
}
