import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { nextMessagesText } from './clock.ts';
import type { Notice } from './rules.ts';

type ComposerNoticeProps = { notice: Notice; onConversations: () => void; onConsent: () => void };

/** Why nothing can be sent now, until when, and the one thing that helps (R-FIRST-16). */
export function ComposerNotice({ notice, ...listeners }: ComposerNoticeProps) {
  return (
    <div
      role="status"
      className="mx-auto mb-3 flex w-full max-w-192 flex-col items-start gap-3 rounded-md border border-line-strong bg-raised p-4 sm:flex-row sm:items-center"
    >
      <div className="flex-1">
        <p className="font-medium">{notice.text}</p>
        {notice.waitsUntil && <p className="text-sm text-muted">{nextMessagesText(notice.waitsUntil)}</p>}
      </div>
      <Help notice={notice} {...listeners} />
    </div>
  );
}

function Help({ notice: { code, hasMoreToOffer }, onConversations, onConsent }: ComposerNoticeProps) {
  switch (code) {
    case 'active_chat_limit':
      return (
        <Button size="sm" variant="primary" onClick={onConversations}>
          Your conversations
        </Button>
      );
    case 'blocked':
      return (
        <LinkButton size="sm" to={paths.contact}>
          Contact us
        </LinkButton>
      );
    case 'consent_required':
      return (
        <Button size="sm" variant="primary" onClick={onConsent}>
          Read and agree
        </Button>
      );
    default:
      return (
        hasMoreToOffer && (
          <LinkButton size="sm" variant="primary" to={paths.pricing}>
            See plans
          </LinkButton>
        )
      );
  }
}
