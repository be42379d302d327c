import { cx } from '#ui/cx.ts';
import type { TrialMessage } from './api.ts';

type TrialMessagesProps = {
  messages: TrialMessage[];
  /** The message that waits for its reply. */
  pending: string | null;
  partialReply: string;
  help: { name: string; contact: string; url: string }[];
  name: string;
};

/** The messages of a trial so far, and the reply while it is streamed. */
export function TrialMessages({ messages, pending, partialReply, help, name }: TrialMessagesProps) {
  const isEmpty = messages.length === 0 && pending === null && help.length === 0;
  return (
    <div
      role="log"
      aria-label={`Trial with ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex max-h-[26rem] min-h-40 flex-col gap-2 overflow-y-auto rounded-md bg-sunken p-3"
    >
      {isEmpty && (
        <p className="m-auto text-center text-sm text-muted">Say something to hear how they answer.</p>
      )}
      {messages.map(({ role, content }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trial only grows at its end.
        <Bubble key={place} isOwn={role === 'user'} text={content} />
      ))}
      {pending !== null && <Bubble isOwn text={pending} />}
      {pending !== null && <Bubble isOwn={false} text={partialReply || '…'} />}
      {help.length > 0 && <HelpLines lines={help} />}
    </div>
  );
}

function Bubble({ isOwn, text }: { isOwn: boolean; text: string }) {
  return (
    <p
      className={cx(
        'max-w-[85%] rounded-md px-3.5 py-2 text-sm whitespace-pre-wrap wrap-anywhere',
        isOwn ? 'self-end bg-tint' : 'self-start border border-line bg-raised',
      )}
    >
      <span className="sr-only">{isOwn ? 'You: ' : 'Reply: '}</span>
      {text}
    </p>
  );
}

function HelpLines({ lines }: { lines: TrialMessagesProps['help'] }) {
  return (
    <div className="rounded-md border border-line bg-raised p-3 text-sm">
      <p className="font-semibold">In a chat, these lines are shown in place of a reply:</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line.name}>
            {line.name}: {line.contact}
          </li>
        ))}
      </ul>
    </div>
  );
}
