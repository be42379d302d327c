import { useQuery } from '@tanstack/react-query';
import { MessageCircleHeart, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Companion } from './companion.ts';
import { FindingCompanion } from './finding-companion.tsx';
import { companionQuery, namedCompanionQuery } from './queries.ts';
import { WithoutCompanion } from './without-companion.tsx';

type CompanionFromAddressProps = {
  /** What the screen is called until it is known whom it is about. */
  title?: string;
  /** Whom an address means that names nobody. */
  byDefault?: string;
  children: (companion: Companion) => ReactNode;
};

/** Finds whom an address means: `companionId`, else `companion`, a name or an id (R-CHAT-01, R-CUST-01). */
export function CompanionFromAddress({
  title = 'Chat',
  byDefault = '',
  children,
}: CompanionFromAddressProps) {
  const [address] = useSearchParams();
  const id = address.get('companionId') ?? '';
  const name = address.get('companion') ?? byDefault;
  const byId = useQuery({ ...companionQuery(id), enabled: id !== '' });
  const byName = useQuery({ ...namedCompanionQuery(name), enabled: id === '' && name !== '' });
  const { data: companion, isError, refetch } = id === '' ? byName : byId;

  if (companion) return children(companion);
  const isNamed = id !== '' || name !== '';
  if (isNamed && companion === undefined && !isError) return <FindingCompanion title={title} />;
  return (
    <WithoutCompanion title={title}>
      {!isNamed ? (
        <EmptyState
          icon={<MessageCircleHeart />}
          title="Who would you like to talk to?"
          text="Choose somebody and say hello."
          action={<BrowseLink />}
        />
      ) : companion === null ? (
        <EmptyState
          icon={<UserX />}
          title="Companion Not Found"
          text="The companion you're looking for doesn't exist."
          action={<BrowseLink />}
        />
      ) : (
        <ErrorState
          title="Error Loading Companion"
          text="We could not reach them just now. Check your connection and try again."
          retryLabel="Try Again"
          onRetry={() => void refetch()}
        />
      )}
    </WithoutCompanion>
  );
}

function BrowseLink() {
  return (
    <LinkButton variant="primary" to={paths.browse}>
      Browse Companions
    </LinkButton>
  );
}
