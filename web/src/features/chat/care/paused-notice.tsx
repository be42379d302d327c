import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format-date-time.ts';
import { paths } from '#lib/paths.ts';
import { GetHelp } from '#shared/help/get-help.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDraft } from '../outbox.ts';
import type { ChatContext } from '../types.ts';
import { appealPause, type Pause } from './api.ts';
import { pauseQuery } from './queries.ts';

/** The longest text of an appeal; the server checks it too. */
const APPEAL_MAX_LENGTH = 500;

/**
 * In the composer's place while the person's chats pause, because they may be a minor: why, what stays, help for young
 * people, and the way to have a person look again (D-31, R-CARE-09).
 */
export function PausedNotice({ chat, pause }: { chat: ChatContext; pause: Pause }) {
  const draft = useDraft(chat);
  return (
    <section
      aria-label="Your chats are paused"
      className="mx-auto flex max-h-[50dvh] w-full max-w-192 flex-col gap-3 overflow-y-auto rounded-md border border-line-strong bg-raised p-4"
    >
      <div role="status" className="flex flex-col gap-1">
        <p className="font-semibold">Your chats are paused for now</p>
        <p className="text-sm">
          Something you wrote made it sound like you’re under 18, and companions are for adults. Nothing is
          lost: you can read your conversations here, and take them with you or delete them.
        </p>
      </div>
      {draft !== '' && (
        <p className="max-h-24 shrink-0 overflow-y-auto text-sm whitespace-pre-line text-muted wrap-anywhere">
          {`Not sent: ${draft}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <GetHelp className={buttonClass({ size: 'sm', variant: 'primary' })} first="minor">
          Talk to someone
        </GetHelp>
        <LinkButton size="sm" to={paths.profile('security')}>
          Export your data
        </LinkButton>
      </div>
      {pause.appealed_at === null ? (
        <Appeal userId={chat.userId} />
      ) : (
        <p role="status" className="text-sm text-muted">
          You asked us to look again on {formatDate(pause.appealed_at)}. A person will read it and decide.
        </p>
      )}
    </section>
  );
}

function Appeal({ userId }: { userId: string }) {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const appeal = useMutation({
    mutationFn: () => appealPause(text.trim()),
    retry: false,
    // Also where it was appealed on another page.
    onSettled: () => client.invalidateQueries(pauseQuery(userId)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    appeal.mutate();
  };
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-semibold text-accent">
        Are you 18 or older? Ask us to look again
      </summary>
      <form onSubmit={send} className="flex flex-col items-start gap-3 pt-2">
        <div className="w-full">
          <Textarea
            label="What we should know (optional)"
            hint="A person on our team reads this, and nothing of your chats."
            rows={2}
            maxLength={APPEAL_MAX_LENGTH}
            className="max-h-40"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {appeal.error && <p role="alert">It was not sent: {appeal.error.message}</p>}
        <Button type="submit" size="sm" disabled={appeal.isPending}>
          Ask us to look again
        </Button>
      </form>
    </details>
  );
}
