import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useExportData } from './queries.ts';
import { exportFailure } from './rules.ts';

/** The download of all data of the person (R-PROF-06). */
export function ExportData() {
  const archive = useExportData();
  return (
    <>
      <p className="text-muted">
        One zip with everything we keep about you: your account, your companions, every conversation, and what
        is in Recently deleted. It holds a page to read and a file for other programs. You can get it once an
        hour.
      </p>
      <Button busy={archive.isPending} onClick={() => archive.mutate()}>
        {!archive.isPending && <Download aria-hidden="true" className="size-4" />}
        {archive.isPending ? 'Putting it together' : 'Download my data'}
      </Button>
      {archive.isSuccess && (
        <Notice kind="good">Your data is in {archive.data.name}. Keep it in a safe place.</Notice>
      )}
      {archive.isError && <Notice kind="problem">{exportFailure(archive.error)}</Notice>}
    </>
  );
}
