import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#lib/session.ts';
import { useIsBlocked } from '#shared/blocked.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { MemberFooter, SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';

const BlockedTop = lazyPart('default', () => import('./blocked-top.tsx'));

type SiteLayoutProps = { forMember?: boolean; children?: ReactNode };

/**
 * Top bar, screen and footer, for visitors the long one (R-SHELL-09, R-CARE-01); `forMember` see `TopBar`. `children`
 * take the place of the route's screen.
 */
export function SiteLayout({ forMember = false, children }: SiteLayoutProps) {
  const { user } = useSession();
  const isBlocked = useIsBlocked();
  const isVisitor = user === null && !forMember;
  useScrollAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {isBlocked ? (
        <LazyBoundary>
          <BlockedTop hasNotice={children === undefined} />
        </LazyBoundary>
      ) : (
        <TopBar forMember={forMember} />
      )}
      <OfflineNotice />
      {/* A member's screens come in parts: their footer begins below the fold, where it moves for nobody. */}
      <main
        id="main"
        tabIndex={-1}
        className={cx('flex flex-1 flex-col outline-none', !isVisitor && 'min-h-[calc(100dvh-4rem)]')}
      >
        <ScreenBoundary>{children ?? <Outlet />}</ScreenBoundary>
      </main>
      {isVisitor ? <SiteFooter /> : <MemberFooter />}
    </div>
  );
}
