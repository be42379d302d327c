import { useSession } from '#lib/session.ts';
import { MemberBar } from './member-bar.tsx';
import { VisitorBar } from './visitor-bar.tsx';

type TopBarProps = {
  /** In the prerendered frames of members' screens, which know no session. */
  forMember?: boolean;
};

/** The site's navigation: visitors' (R-SHELL-02) or members' (R-FIRST-20). A session is read only where there is one. */
export function TopBar({ forMember = false }: TopBarProps) {
  const { status, user } = useSession();
  return forMember || user !== null || status === 'loading' ? <MemberBar user={user} /> : <VisitorBar />;
}
