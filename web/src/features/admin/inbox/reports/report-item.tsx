import { Link } from 'react-router-dom';
import { reportReasons } from '#contracts/reports.ts';
import { visibilityOf } from '#contracts/visibility.ts';
import { formatDateTime } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { faceAddress } from '#lib/portraits.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Portrait } from '#ui/portrait.tsx';
import type { Report } from './api.ts';
import { ReportActions } from './report-actions.tsx';
import { SettleForm } from './settle-form.tsx';

/** One report: what it is about, who sent it, and what can be done. */
export function ReportItem({ report }: { report: Report }) {
  const { reason, status, message_text, message_is_edited, details, created_at, reporter } = report;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-display text-lg">{reportReasons[reason]}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            Reported by {reporter?.full_name || reporter?.email || 'someone who has left'},{' '}
            {formatDateTime(created_at)}
            {reporter?.status === 'blocked' && ' (blocked)'}
          </p>
        </div>
        <Chip className="capitalize">{status}</Chip>
      </header>
      <ReportedCompanion report={report} />
      {message_text !== null && (
        <figure className="flex flex-col gap-1">
          <figcaption className="text-sm font-semibold">
            The message{message_is_edited && ', edited by the person who reported it'}
          </figcaption>
          <blockquote className="rounded-md border-l-4 border-line-strong bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
            {message_text}
          </blockquote>
        </figure>
      )}
      {details !== null && (
        <div>
          <h3 className="text-sm font-semibold">What they say about it</h3>
          <p className="whitespace-pre-line wrap-anywhere">{details}</p>
        </div>
      )}
      <ReportActions report={report} />
      <SettleForm report={report} />
    </Card>
  );
}

function ReportedCompanion({ report: { companion, companion_id } }: { report: Report }) {
  if (companion === null) {
    return (
      <p className="text-sm text-muted">
        A private companion of the person who reported it (id {companion_id}).
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <Portrait
        src={faceAddress(companion.image_url)}
        alt=""
        from={companion.profile_gradient_from}
        to={companion.profile_gradient_to}
        size="sm"
      />
      <Link
        to={paths.admin.editCompanion(companion.id)}
        className="min-w-0 font-semibold text-accent underline wrap-anywhere"
      >
        {companion.name}
      </Link>
      {visibilityOf(companion) === 'hidden' && <Chip>Hidden</Chip>}
    </div>
  );
}
