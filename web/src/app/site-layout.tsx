import { Outlet } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useScrollAfterNavigation } from './use-scroll-after-navigation.ts';

/** Top bar, screen and, for visitors, the footer (R-SHELL-09). */
export function SiteLayout() {
  const { user } = useSession();
  const main = useFocusAfterNavigation();
  useScrollAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <OfflineNotice />
      <main ref={main} id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </main>
      {user === null && <SiteFooter />}
    </div>
  );
}
