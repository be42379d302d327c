import { Mail, Trash2 } from 'lucide-react';
import { formatDateTime } from '#lib/format-date-time.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { ContactMessage } from './api.ts';
import { useDeleteMessage, useSetMessageStatus } from './queries.ts';

const statusActions = [
  { status: 'answered', label: 'Mark answered' },
  { status: 'handled', label: 'Mark handled' },
  { status: 'open', label: 'Reopen' },
] as const;

/** One message, and what can be done with it. */
export function MessageItem({ message }: { message: ContactMessage }) {
  const { name, email, category, subject, status, created_at } = message;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-display text-lg wrap-anywhere">{subject}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            {name}, {email}
            {message.user_id === null && ' (not signed in)'}, {formatDateTime(created_at)}
          </p>
        </div>
        <div className="flex gap-2">
          <Chip className="capitalize">{category}</Chip>
          <Chip className="capitalize">{status}</Chip>
        </div>
      </header>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.message}</p>
      <MessageActions message={message} />
    </Card>
  );
}

function MessageActions({ message: { id, email, subject, status } }: { message: ContactMessage }) {
  const setStatus = useSetMessageStatus(id);
  const deletion = useDeleteMessage(id);
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
  return (
    <>
      {setStatus.error && (
        <Notice kind="problem">This could not be changed: {setStatus.error.message}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <a href={reply} className={buttonClass({ size: 'sm' })}>
          <Mail aria-hidden="true" className="size-4" />
          Reply by email
        </a>
        {statusActions
          .filter((action) => action.status !== status)
          .map((action) => (
            <Button
              key={action.status}
              size="sm"
              busy={setStatus.isPending}
              onClick={() => setStatus.mutate(action.status)}
            >
              {action.label}
            </Button>
          ))}
        <ConfirmButton
          label="Delete"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          title="Delete this message?"
          text={`“${subject}” is removed for good. This action cannot be undone.`}
          confirmLabel="Delete"
          onConfirm={() => deletion.mutate()}
          mutation={deletion}
        />
      </div>
    </>
  );
}
