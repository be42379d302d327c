import { Outlet } from 'react-router-dom';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** The chat fills the window: no footer, no page scroll, and no top bar on phones; `forMember` see `TopBar`. */
export function ChatLayout({ forMember = false }: { forMember?: boolean }) {
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      <div className="hidden md:block">
        <TopBar forMember={forMember} />
      </div>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </main>
    </div>
  );
}
