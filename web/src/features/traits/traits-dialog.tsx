import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { coreTraitsQuery, traitsQuery } from './queries.ts';
import { TraitsForm } from './traits-form.tsx';

type TraitsDialogProps = { companion: { id: string; name: string }; onClose: () => void };

/** The modal in which a person puts traits in place of a companion's own (R-CHAT-04). */
export default function TraitsDialog({ companion, onClose }: TraitsDialogProps) {
  const userId = useSession().user?.id ?? '';
  const traits = useQuery(traitsQuery(userId, companion.id));
  const offered = useQuery(coreTraitsQuery());
  const failed = [traits, offered].filter((query) => query.isError && query.data === undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Customize Core Traits"
      description={`What matters most in how ${companion.name} is with you.`}
    >
      {failed.length > 0 ? (
        <ErrorState
          title="Failed to load traits"
          text="Check your connection and try again."
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      ) : traits.data === undefined || offered.data === undefined ? (
        <Spinner label="Loading traits..." />
      ) : (
        <TraitsForm companion={companion} traits={traits.data} offered={offered.data} onDone={onClose} />
      )}
    </Dialog>
  );
}
