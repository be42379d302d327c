import { Outlet } from 'react-router-dom';
import { useSession } from '#lib/session.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';

const BlockedNotice = lazyPart(() => import('./blocked-notice.tsx'));

/** Top bar, screen and, for visitors, the footer (R-SHELL-09); `forMember` see `TopBar`. */
export function SiteLayout({ forMember = false }: { forMember?: boolean }) {
  const { user } = useSession();
  useScrollAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar forMember={forMember} />
      <OfflineNotice />
      {user !== null && (
        <LazyBoundary>
          <BlockedNotice userId={user.id} />
        </LazyBoundary>
      )}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </main>
      {user === null && !forMember && <SiteFooter />}
    </div>
  );
}
