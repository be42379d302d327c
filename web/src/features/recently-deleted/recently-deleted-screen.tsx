import { useInfiniteQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { timings } from '#lib/timings.ts';
import type { Keeping, KeepingProps } from '#shared/keeping.ts';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { notify } from '#ui/notify.ts';
import type { DeletedItem } from './deleted-item.ts';
import { DeletedRow } from './deleted-row.tsx';
import { deletedQuery } from './queries.ts';

type RecentlyDeletedScreenProps = {
  /** Finds out how the companion of a sealed conversation can be saved; the app composes it. */
  renderKeeping: (props: KeepingProps) => ReactNode;
};

/** What the person deleted, cleared or let expire in the last seven days, with the ways back (D-25). */
export function RecentlyDeletedScreen({ renderKeeping }: RecentlyDeletedScreenProps) {
  const userId = useSession().user?.id ?? '';
  const list = useInfiniteQuery(deletedQuery(userId));
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The row with the pressed button is gone.
  const moveFocus = () => heading.current?.focus();
  const onRestored = ({ id, companion }: DeletedItem) => {
    moveFocus();
    notify.success('Restored.', {
      id: `restored-${id}`,
      duration: timings.toastLong,
      action: {
        label: 'Open chat',
        onClick: () => navigate(paths.chat({ companionId: companion.id })),
      },
    });
  };
  const onPurged = ({ id }: DeletedItem) => {
    moveFocus();
    notify.success('Deleted for good.', { id: `purged-${id}`, duration: timings.toast });
  };
  const rowProps = { userId, onRestored, onPurged };

  return (
    <Container className="flex flex-col gap-8 py-14">
      <title>{`Recently deleted | ${brand.name}`}</title>
      <header className="flex max-w-prose flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="font-display text-4xl sm:text-5xl">
          Recently deleted
        </h1>
        <p className="text-muted">
          What you delete or clear stays here for seven days, and so does a temporary chat that expired. Then
          it's gone for good. No companion sees any of it in the meantime.
        </p>
      </header>
      <Endless
        list={list}
        loading="Loading what you deleted..."
        failed="What you deleted could not be loaded"
        empty={<NothingDeleted />}
      >
        {(items) => (
          <Card>
            <ul aria-label="Recently deleted" className="divide-y divide-line">
              {items.map((item) => {
                const draw = (keeping?: Keeping) => (
                  <DeletedRow item={item} keeping={keeping} {...rowProps} />
                );
                const { companion } = item;
                return (
                  <Fragment key={item.id}>
                    {item.kind === 'sealed' ? renderKeeping({ companion, children: draw }) : draw()}
                  </Fragment>
                );
              })}
            </ul>
          </Card>
        )}
      </Endless>
    </Container>
  );
}

function NothingDeleted() {
  return (
    <EmptyState
      icon={<ArchiveRestore />}
      title="Nothing here"
      text="When you delete a message or clear a chat, or a temporary chat expires, you can bring it back from here for seven days."
      action={<LinkButton to={paths.chat()}>Your conversations</LinkButton>}
    />
  );
}
