import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { Container } from '#ui/container.tsx';

/** Says on every page that the account is blocked, and whom to write to. */
export default function BlockedNotice({ userId }: { userId: string }) {
  const { data: row } = useQuery(currentUserQuery(userId), queryClient);
  if (row?.status !== 'blocked') return null;
  return (
    <div role="status" className="border-b border-line bg-tint">
      <Container className="flex items-center gap-2.5 py-2 text-sm">
        <Ban aria-hidden="true" className="size-4 shrink-0 text-danger" />
        <p>
          <strong>Your account is blocked.</strong> If you think that is a mistake, please{' '}
          <Link to={paths.contact} className="font-semibold underline">
            write to support
          </Link>
          .
        </p>
      </Container>
    </div>
  );
}
