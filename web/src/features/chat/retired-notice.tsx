import { paths } from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useDraft } from './outbox.ts';
import type { ChatContext } from './types.ts';

/** In the composer's place once the companion has retired: what stays, and words that were not sent (R-SELF-06). */
export function RetiredNotice({ chat, text }: { chat: ChatContext; text: string }) {
  const draft = useDraft(chat);
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-192 flex-col items-start gap-3 rounded-md border border-line-strong bg-raised p-4 sm:flex-row sm:items-center"
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium">{text}</p>
        {draft !== '' && (
          <p className="mt-1 max-h-24 overflow-y-auto text-sm whitespace-pre-line text-muted wrap-anywhere">
            {`Not sent: ${draft}`}
          </p>
        )}
      </div>
      <LinkButton size="sm" to={paths.profile('security')}>
        Export your data
      </LinkButton>
    </div>
  );
}
