import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { formatMoment } from './clock.ts';
import type { Notice } from './rules.ts';

type ComposerNoticeProps = { notice: Notice; resetsAt: string | undefined };

/** Why nothing can be sent now, and what can be done. */
export function ComposerNotice({ notice, resetsAt }: ComposerNoticeProps) {
  return (
    <div
      role="status"
      className="mx-auto mb-3 flex w-full max-w-192 flex-col items-start gap-3 rounded-md border border-line-strong bg-raised p-4 sm:flex-row sm:items-center"
    >
      <div className="flex-1">
        <p className="font-medium">{notice.text}</p>
        {notice.code === 'message_limit_reached' && resetsAt && (
          <p className="text-sm text-muted">Your next messages come {formatMoment(resetsAt)}.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {notice.code === 'expired_lock' && (
          <LinkButton size="sm" to={paths.browse}>
            Browse Companions
          </LinkButton>
        )}
        {notice.code === 'blocked' ? (
          <LinkButton size="sm" to={paths.contact}>
            Contact us
          </LinkButton>
        ) : (
          <LinkButton size="sm" variant="primary" to={paths.pricing}>
            See plans
          </LinkButton>
        )}
      </div>
    </div>
  );
}
