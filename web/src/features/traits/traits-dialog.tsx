import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { CompanionTraits } from './api.ts';
import { coreTraitsQuery } from './queries.ts';
import { TraitsForm } from './traits-form.tsx';

type TraitsDialogProps = {
  companion: { id: string; name: string };
  traits: UseQueryResult<CompanionTraits>;
  open: boolean;
  onClose: () => void;
};

/** The modal in which a person puts traits in place of a companion's own (R-CHAT-04). */
export function TraitsDialog({ companion, traits, open, onClose }: TraitsDialogProps) {
  const offered = useQuery({ ...coreTraitsQuery(), enabled: open });
  const failed = [traits, offered].filter((query) => query.isError && query.data === undefined);
  return (
    <Dialog
      open={open}
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
