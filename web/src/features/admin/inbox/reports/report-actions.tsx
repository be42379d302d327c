import { Ban, Eye, EyeOff } from 'lucide-react';
import { visibilityOf } from '#contracts/visibility.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSetVisibility } from '../../companions/queries.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useChangeUser } from '../../users/queries.ts';
import type { Report } from './api.ts';

/** The actions for the companion and the sender of a report. */
export function ReportActions({ report: { companion, reporter } }: { report: Report }) {
  return (
    <div className="flex flex-wrap gap-2">
      {companion !== null && <VisibilityButton companion={companion} />}
      {reporter !== null && <BlockButton reporter={reporter} />}
    </div>
  );
}

function VisibilityButton({ companion }: { companion: NonNullable<Report['companion']> }) {
  const { id, name } = companion;
  const setVisibility = useSetVisibility(id);
  if (visibilityOf(companion) === 'public') {
    return (
      <ConfirmButton
        label="Hide companion"
        icon={<EyeOff aria-hidden="true" className="size-4" />}
        title={`Hide ${name}?`}
        text={`Only admins will see ${name} or be able to chat with them until an admin shows them again.`}
        confirmLabel="Hide"
        onConfirm={() => setVisibility.mutate('hidden')}
        mutation={setVisibility}
      />
    );
  }
  return (
    <>
      <Button size="sm" busy={setVisibility.isPending} onClick={() => setVisibility.mutate('public')}>
        <Eye aria-hidden="true" className="size-4" />
        Show companion again
      </Button>
      {setVisibility.error && (
        <Notice kind="problem">This did not work: {setVisibility.error.message}</Notice>
      )}
    </>
  );
}

function BlockButton({ reporter }: { reporter: NonNullable<Report['reporter']> }) {
  const changeUser = useChangeUser();
  const setStatus = (value: 'active' | 'blocked') =>
    changeUser.mutate({ userId: reporter.id, action: 'status', value });
  if (reporter.status === 'active') {
    return (
      <ConfirmButton
        label="Block user"
        icon={<Ban aria-hidden="true" className="size-4" />}
        title={`Block ${reporter.full_name || reporter.email || 'this person'}?`}
        text="Their sessions end, and whatever they try next is refused. This is the person who sent the report."
        confirmLabel="Block"
        onConfirm={() => setStatus('blocked')}
        mutation={changeUser}
      />
    );
  }
  return (
    <>
      <Button size="sm" busy={changeUser.isPending} onClick={() => setStatus('active')}>
        Unblock user
      </Button>
      {changeUser.error && <Notice kind="problem">This did not work: {changeUser.error.message}</Notice>}
    </>
  );
}
