import { useQuery } from '@tanstack/react-query';
import { MessageCircleHeart, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { companionIn, paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Companion } from './companion.ts';
import { CompanionFallback, CompanionLoading } from './companion-loading.tsx';
import { companionQuery, namedCompanionQuery } from './queries.ts';

type CompanionFromAddressProps = {
  /** The name of the screen until the companion is loaded. */
  title?: string;
  /** The id or name to use when the address has none. */
  defaultName?: string;
  children: (companion: Companion) => ReactNode;
};

/** Loads the companion of the address: `companionId`, else `companion`, a name or an id (R-CHAT-01, R-CUST-01). */
export function CompanionFromAddress({
  title = 'Chat',
  defaultName = '',
  children,
}: CompanionFromAddressProps) {
  const [address] = useSearchParams();
  const { id, name: named } = companionIn(address);
  const name = named || defaultName;
  const byId = useQuery({ ...companionQuery(id), enabled: id !== '' });
  const byName = useQuery({ ...namedCompanionQuery(name), enabled: id === '' && name !== '' });
  const { data: companion, isError, isPaused, refetch } = id === '' ? byName : byId;

  if (companion) return children(companion);
  const isNamed = id !== '' || name !== '';
  if (isNamed && companion === undefined && !isError && !isPaused) return <CompanionLoading title={title} />;
  return (
    <CompanionFallback title={title}>
      {!isNamed ? (
        <EmptyState
          icon={<MessageCircleHeart />}
          title="Who would you like to talk to?"
          text="Pick someone and say hello."
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
    </CompanionFallback>
  );
}

function BrowseLink() {
  return (
    <LinkButton variant="primary" to={paths.browse}>
      Browse Companions
    </LinkButton>
  );
}
