import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { formatDateTime } from '#lib/format-date-time.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { notify } from '#ui/notify.ts';
import { saveFailure } from '../editor/save-failure.ts';
import { useRestoreVersion } from '../queries.ts';
import type { Version } from './api.ts';
import { changeSummary } from './changes.ts';
import { VersionDetails } from './version-details.tsx';

type VersionItemProps = {
  companion: { id: string; name: string };
  version: Version;
  isNewest: boolean;
  onRestored: () => void;
};

export function VersionItem({ companion, version, isNewest, onRestored }: VersionItemProps) {
  const { number, at, author, changes } = version;
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-base font-semibold">Version {number}</h3>
        {isNewest && <Chip>Newest</Chip>}
        <p className="text-sm wrap-anywhere text-muted">
          <time dateTime={at}>{formatDateTime(at)}</time> · {author ?? brand.name}
        </p>
        {!isNewest && (
          <div className="ml-auto">
            <RestoreButton companion={companion} version={version} onRestored={onRestored} />
          </div>
        )}
      </div>
      <p>{number === 1 ? 'The first version.' : changeSummary(changes)}</p>
      <VersionDetails version={version} />
    </li>
  );
}

type RestoreButtonProps = Omit<VersionItemProps, 'isNewest'>;

/** Makes an older version the newest after a question; the form then shows its values. */
function RestoreButton({ companion: { id, name }, version, onRestored }: RestoreButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestoreVersion(id);
  const { number } = version;
  const confirm = () =>
    restore.mutate(version.id, {
      onSuccess: () => {
        setIsAsking(false);
        notify.success(`${name} is as in version ${number} again.`);
        onRestored();
      },
    });
  return (
    <>
      <Button size="sm" aria-label={`Restore version ${number}`} onClick={() => setIsAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Restore
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={`Restore version ${number}?`}
        text={
          <div className="flex flex-col gap-3">
            <p>It becomes the newest version; nobody’s chat changes until they take it.</p>
            <p>Unsaved changes in the form are lost.</p>
            {restore.error && <Notice kind="problem">{saveFailure(restore.error)}</Notice>}
          </div>
        }
        confirmLabel="Restore"
        busy={restore.isPending}
      />
    </>
  );
}
