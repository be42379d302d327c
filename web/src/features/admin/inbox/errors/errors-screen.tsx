import { useInfiniteQuery } from '@tanstack/react-query';
import { Bug, Trash2 } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { InboxPage } from '../inbox-page.tsx';
import { ErrorItem } from './error-item.tsx';
import { errorGroupsQuery, useDeleteErrors } from './queries.ts';

/** /admin/errors: uncaught errors in people's browsers (D-18.15). */
export function ErrorsScreen() {
  const list = useInfiniteQuery(errorGroupsQuery());
  const newest = list.data?.pages[0]?.rows[0];
  const deletion = useDeleteErrors();
  return (
    <InboxPage
      title="Error reports"
      text="Uncaught errors of the site, grouped by message. They contain nothing personal."
      action={
        newest !== undefined && (
          <ConfirmButton
            label="Clear all"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            title="Clear all error reports?"
            text="Every report up to the newest one shown is removed. This action cannot be undone."
            confirmLabel="Clear all"
            onConfirm={() => deletion.mutate({ until: newest.lastAt })}
            mutation={deletion}
          />
        )
      }
      rowsName="error reports"
      list={list}
      empty={
        <EmptyState icon={<Bug />} title="No errors reported" text="Nothing broke since the last time." />
      }
    >
      {(group) => <ErrorItem group={group} />}
    </InboxPage>
  );
}
