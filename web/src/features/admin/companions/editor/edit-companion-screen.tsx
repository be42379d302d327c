import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { buttonClass } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AdminPage } from '../../components/admin-page.tsx';
import { History } from '../history/history.tsx';
import { managedCompanionQuery } from '../queries.ts';
import { EditCompanion } from './edit-companion.tsx';

/** /admin/companions/edit/{id} (R-ADMIN-22 to R-ADMIN-30, R-SELF-05). */
export function EditCompanionScreen() {
  const { id = '' } = useParams();
  const { data: managed, error, isFetching, refetch } = useQuery(managedCompanionQuery(id));
  // Each restored version is a new form: the values before it must not be saved over it.
  const [restored, setRestored] = useState(0);
  return (
    <AdminPage
      title={managed ? `Edit ${managed.companion.name}` : 'Edit companion'}
      tabTitle="Edit companion"
      action={
        managed === null ? undefined : (
          <>
            {managed && (
              <a href="#history" className={buttonClass({})}>
                History
              </a>
            )}
            <LinkButton to={paths.companion(id)}>Back to Profile</LinkButton>
          </>
        )
      }
    >
      {managed && (
        <>
          <EditCompanion key={`${id} ${restored}`} managed={managed} />
          <History companion={managed.companion} onRestored={() => setRestored(restored + 1)} />
        </>
      )}
      {managed === null && (
        <EmptyState
          title="Companion not found"
          text="It may have been deleted, or it belongs to someone."
          action={<LinkButton to={paths.admin.companions}>Manage Companions</LinkButton>}
        />
      )}
      {managed === undefined && (isFetching || error === null) && (
        <div className="flex justify-center py-16">
          <Spinner label="Loading companion..." />
        </div>
      )}
      {managed === undefined && error !== null && !isFetching && (
        <ErrorState
          title="The companion could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
    </AdminPage>
  );
}
