import { Ban, Eye, EyeOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AskedButton } from '../../components/confirm-button.tsx';
import type { Report } from './api.ts';
import { useBlockUser, useShowCompanion } from './queries.ts';

/** What can be done about the companion and the person of a report. */
export function ReportActions({ report: { companion, reporter } }: { report: Report }) {
  return (
    <div className="flex flex-wrap gap-2">
      {companion !== null && <ShowCompanion companion={companion} />}
      {reporter !== null && <BlockReporter reporter={reporter} />}
    </div>
  );
}

function ShowCompanion({
  companion: { id, name, is_public },
}: {
  companion: NonNullable<Report['companion']>;
}) {
  const show = useShowCompanion(id, !is_public);
  if (is_public) {
    return (
      <AskedButton
        label="Hide companion"
        icon={<EyeOff aria-hidden="true" className="size-4" />}
        title={`Hide ${name}?`}
        text={`Nobody but admins will see ${name} or be able to talk with them, until an admin shows them again.`}
        confirmLabel="Hide"
        change={show}
      />
    );
  }
  return (
    <>
      <Button size="sm" busy={show.isPending} onClick={() => show.mutate(undefined)}>
        <Eye aria-hidden="true" className="size-4" />
        Show companion again
      </Button>
      {show.error && <Notice kind="problem">This did not work: {show.error.message}</Notice>}
    </>
  );
}

function BlockReporter({ reporter }: { reporter: NonNullable<Report['reporter']> }) {
  const isActive = reporter.status === 'active';
  const block = useBlockUser(reporter.id, isActive);
  const called = reporter.full_name || reporter.email || 'this person';
  if (isActive) {
    return (
      <AskedButton
        label="Block user"
        icon={<Ban aria-hidden="true" className="size-4" />}
        title={`Block ${called}?`}
        text="Their sessions end, and whatever they try next is refused. This is the person who sent the report."
        confirmLabel="Block"
        change={block}
      />
    );
  }
  return (
    <>
      <Button size="sm" busy={block.isPending} onClick={() => block.mutate(undefined)}>
        Unblock user
      </Button>
      {block.error && <Notice kind="problem">This did not work: {block.error.message}</Notice>}
    </>
  );
}
