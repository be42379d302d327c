import { ChevronDown, LayoutDashboard, MessagesSquare, Users } from 'lucide-react';
import { useState } from 'react';
import { env } from '#lib/env.ts';
import { paths } from '#lib/paths.ts';
import type { SessionUser } from '#lib/session.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { Container } from '#ui/container.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Popover } from '#ui/popover.tsx';
import { BarLink, barClass, HomeLink } from './bar-links.tsx';
import { initialsOf, shortName } from './member-name.ts';

const MemberMenu = lazyPart('default', () => import('./member-menu.tsx'));
const LogoutDialog = lazyPart('LogoutDialog', () => import('../features/auth/logout-dialog.tsx'));

/** Phones show the icons; the first page is only in the menu there. */
const pages = [
  { to: paths.dashboard, label: 'Dashboard', icon: <LayoutDashboard />, onPhones: false },
  ...(env.features.chat
    ? [{ to: paths.chat(), label: 'Conversations', icon: <MessagesSquare />, onPhones: true }]
    : []),
  { to: paths.browse, label: 'Browse Companions', icon: <Users />, onPhones: true },
];

/** The navigation of members (R-FIRST-20). `user` is null while the session is read. */
export function MemberBar({ user }: { user: SessionUser | null }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const name = user === null ? '' : user.fullName || user.email;
  return (
    <header className={barClass}>
      <Container className="flex items-center gap-x-1 md:gap-x-6">
        <HomeLink />
        <nav aria-label="Main" className="ml-auto md:ml-0">
          <ul className="flex items-center">
            {pages.map(({ to, label, icon, onPhones }) => (
              <li key={to} className={onPhones ? undefined : 'hidden md:block'}>
                <BarLink
                  to={to}
                  className="flex size-11 items-center justify-center md:h-auto md:w-auto md:px-3 md:py-2.5 [&_svg]:size-5"
                >
                  <span aria-hidden="true" className="md:hidden">
                    {icon}
                  </span>
                  <span className="sr-only md:not-sr-only">{label}</span>
                </BarLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="md:ml-auto">
          <Popover
            label={name === '' ? 'Account menu' : `Account menu, ${name}`}
            triggerClassName="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full p-1 hover:bg-tint md:pr-3"
            panelClassName="w-[min(20rem,calc(100vw-2rem))]"
            trigger={
              <>
                <Initials name={name} />
                <span className="hidden font-medium md:inline">{shortName(name)}</span>
                <ChevronDown aria-hidden="true" className="size-4" />
              </>
            }
          >
            {(close) =>
              user !== null && (
                <LazyBoundary fallback={<div className="min-h-96" />}>
                  <MemberMenu
                    user={user}
                    onChosen={close}
                    onLogout={() => {
                      close();
                      setIsLeaving(true);
                    }}
                  />
                </LazyBoundary>
              )
            }
          </Popover>
        </div>
      </Container>
      {isLeaving && (
        <LazyBoundary>
          <LogoutDialog onClose={() => setIsLeaving(false)} />
        </LazyBoundary>
      )}
    </header>
  );
}

/** The face of a member, who has no picture. */
function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 items-center justify-center rounded-full bg-tint text-sm font-semibold text-accent"
    >
      {initialsOf(name)}
    </span>
  );
}
