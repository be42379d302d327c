import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Endless } from '#ui/endless.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { CompanionTable } from './companion-table.tsx';
import { companionListQuery } from './queries.ts';

/** /admin/companions (R-ADMIN-19 to R-ADMIN-21). */
export function CompanionsScreen() {
  const list = useInfiniteQuery(companionListQuery());
  return (
    <AdminPage
      title="Manage Companions"
      tabTitle="Companions"
      text="Everyone people can chat with, newest first."
      action={
        <>
          <LinkButton to={paths.admin.home}>Back to Dashboard</LinkButton>
          <LinkButton to={paths.admin.createCompanion} variant="primary">
            <Plus aria-hidden="true" className="size-5" />
            Create New Companion
          </LinkButton>
        </>
      }
    >
      <Endless
        list={list}
        loading="Loading companions..."
        failed="The companions could not be loaded"
        retryLabel="Try Again"
        empty={
          <EmptyState
            icon={<Users />}
            title="No companions yet"
            text="Create the first one, and people find it under Browse."
          />
        }
      >
        {(rows) => <CompanionTable companions={rows} />}
      </Endless>
    </AdminPage>
  );
}
