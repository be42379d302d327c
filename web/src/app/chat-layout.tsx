import { Outlet, useSearchParams } from 'react-router-dom';
import { companionIn } from '#lib/paths.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { MemberFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * The chat fills the window: no footer, no page scroll, and no top bar on phones. Where the address names nobody there
 * is no chat yet, and bar and footer are there as on other pages (R-FIRST-20, R-CARE-01). `forMember` see `TopBar`.
 */
export function ChatLayout({ forMember = false }: { forMember?: boolean }) {
  const [address] = useSearchParams();
  const { id, name } = companionIn(address);
  const isChat = forMember || id !== '' || name !== '';
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      <div className={isChat ? 'hidden md:block' : undefined}>
        <TopBar forMember={forMember} />
      </div>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </main>
      {!isChat && <MemberFooter />}
    </div>
  );
}
