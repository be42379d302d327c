import { useState } from 'react';
import { REPORT_TEXT_MAX_LENGTH, type ReportStatus } from '#contracts/reports.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Report } from './api.ts';
import { useSetReportStatus } from './queries.ts';

/** Settles a report with a note about what was done, or opens it again. The note stays when that fails. */
export function SettleForm({ report }: { report: Report }) {
  const [note, setNote] = useState(report.note ?? '');
  const setStatus = useSetReportStatus(report.id);
  const settle = (status: ReportStatus) => setStatus.mutate({ status, note: note.trim() });

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <Textarea
        label="Note"
        hint="What was done about it. Whoever reported it can read this."
        value={note}
        maxLength={REPORT_TEXT_MAX_LENGTH}
        className="max-h-60"
        onChange={(event) => setNote(event.target.value)}
      />
      {setStatus.error && <Notice kind="problem">This could not be saved: {setStatus.error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        {report.status === 'open' ? (
          <>
            <Button size="sm" variant="primary" busy={setStatus.isPending} onClick={() => settle('resolved')}>
              Resolve
            </Button>
            <Button size="sm" busy={setStatus.isPending} onClick={() => settle('dismissed')}>
              Dismiss
            </Button>
          </>
        ) : (
          <Button size="sm" busy={setStatus.isPending} onClick={() => settle('open')}>
            Reopen
          </Button>
        )}
      </div>
    </div>
  );
}
