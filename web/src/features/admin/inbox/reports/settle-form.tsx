import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { Report, ReportStatus } from './api.ts';
import { useSettleReport } from './queries.ts';
import { NOTE_MAX_LENGTH } from './rules.ts';

/** Settles a report with a note about what was done, or opens it again. The note stays when that fails. */
export function SettleForm({ report }: { report: Report }) {
  const [note, setNote] = useState(report.note ?? '');
  const settle = useSettleReport(report.id);
  const to = (status: ReportStatus) => settle.mutate({ status, note: note.trim() });

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <Textarea
        label="Note"
        hint="What was done about it. Whoever reported it can read this."
        value={note}
        maxLength={NOTE_MAX_LENGTH}
        className="max-h-60"
        onChange={(event) => setNote(event.target.value)}
      />
      {settle.error && <Notice kind="problem">This could not be saved: {settle.error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        {report.status === 'open' ? (
          <>
            <Button size="sm" variant="primary" busy={settle.isPending} onClick={() => to('resolved')}>
              Resolve
            </Button>
            <Button size="sm" busy={settle.isPending} onClick={() => to('dismissed')}>
              Dismiss
            </Button>
          </>
        ) : (
          <Button size="sm" busy={settle.isPending} onClick={() => to('open')}>
            Reopen
          </Button>
        )}
      </div>
    </div>
  );
}
