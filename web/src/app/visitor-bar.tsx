import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { Container } from '#ui/container.tsx';
import { cx } from '#ui/cx.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { BarLink, barClass, HomeLink } from './bar-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useWantedPage } from './use-wanted-page.ts';

const pages = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.browse, label: 'Browse Companions' },
  { to: paths.pricing, label: 'Pricing' },
] as const;

/** The navigation of visitors: a row on wide screens, a collapsible menu on narrow ones (R-SHELL-02). */
export function VisitorBar() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const wanted = useWantedPage();
  const open = openedAt === pathname;
  const close = () => setOpenedAt(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu; the controls inside are interactive.
    <header className={barClass} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <Container className="flex flex-wrap items-center gap-x-6">
        <HomeLink onChosen={close} />
        <div className="for-visitors ml-auto flex min-h-16 items-center gap-1 lg:order-last">
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
            'for-visitors w-full flex-col gap-4 pb-6 lg:flex lg:w-auto lg:flex-1 lg:flex-row lg:items-center lg:justify-between lg:pb-0',
            open ? 'flex' : 'hidden',
          )}
        >
          <ul className="flex flex-col lg:flex-row">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <BarLink to={to} onChosen={close} className="block px-3 py-2.5 lg:px-2.5 xl:px-3">
                  {label}
                </BarLink>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton to={paths.login(wanted)} variant="quiet" onClick={close}>
              Login
            </LinkButton>
            <LinkButton to={paths.signup(wanted)} onClick={close}>
              Get Started
            </LinkButton>
          </div>
        </nav>
      </Container>
    </header>
  );
}
