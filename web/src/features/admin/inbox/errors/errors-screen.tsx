import { useInfiniteQuery } from '@tanstack/react-query';
import { Bug, Trash2 } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { Page } from '#ui/page.tsx';
import { adminTitle } from '../../admin-queries.ts';
import { AskedButton } from '../../components/confirm-button.tsx';
import { ErrorItem } from './error-item.tsx';
import { errorGroupsQuery, useClearAllErrors } from './queries.ts';

/** /admin/errors: what broke in people's browsers (D-18.15). */
export function ErrorsScreen() {
  const list = useInfiniteQuery(errorGroupsQuery());
  const newest = list.data?.pages[0]?.rows[0];
  const clearAll = useClearAllErrors(newest?.lastAt ?? '');
  return (
    <Page
      title="Error reports"
      documentTitle={adminTitle('Error reports')}
      text="Errors of the page that nobody caught, by what they say. They hold nothing of a person."
      action={
        newest !== undefined && (
          <AskedButton
            label="Clear all"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            title="Clear all error reports?"
            text="Every report up to the newest one shown is removed. This action cannot be undone."
            confirmLabel="Clear all"
            change={clearAll}
          />
        )
      }
    >
      <Endless
        list={list}
        loading="Loading error reports..."
        failed="The error reports could not be loaded"
        empty={
          <EmptyState icon={<Bug />} title="No errors reported" text="Nothing broke since the last time." />
        }
      >
        {(rows) => (
          <ul className="flex max-w-4xl flex-col gap-4">
            {rows.map((group) => (
              <ErrorItem key={group.id} group={group} />
            ))}
          </ul>
        )}
      </Endless>
    </Page>
  );
}
