import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { Container } from '#ui/container.tsx';
import { LogoutButton } from '../features/auth/logout-button.tsx';
import { barClass, HomeLink } from './bar-links.tsx';

/**
 * The top of every page for a blocked person, to whom no page of members is open: the way out, and above a page that
 * does not say so itself that the account is blocked, and whom to write to (R-PROD-18).
 */
export default function BlockedTop({ hasNotice }: { hasNotice: boolean }) {
  return (
    <>
      <header className={barClass}>
        <Container className="flex items-center justify-between gap-4">
          <HomeLink />
          <LogoutButton />
        </Container>
      </header>
      {hasNotice && <Notice />}
    </>
  );
}

function Notice() {
  return (
    <div role="status" className="border-b border-line bg-tint">
      <Container className="flex items-center gap-2.5 py-2 text-sm">
        <Ban aria-hidden="true" className="size-4 shrink-0 text-danger" />
        <p>
          <strong>Your account is blocked.</strong> If you think that is a mistake, please{' '}
          <Link to={paths.contact} className="font-semibold underline">
            write to support
          </Link>
          . You can still{' '}
          <Link to={paths.profile()} className="font-semibold underline">
            get your data or delete the account
          </Link>
          .
        </p>
      </Container>
    </div>
  );
}
