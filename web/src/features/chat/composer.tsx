import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { cx } from '#ui/cx.ts';
import { Textarea } from '#ui/textarea.tsx';
import { setDraft, useDraft } from './outbox.ts';
import type { ComposerRules } from './rules.ts';
import type { ChatContext } from './types.ts';

type ComposerProps = {
  chat: ChatContext;
  name: string;
  rules: ComposerRules;
  onSend: (text: string) => void;
  /** Ends the reply that is being written; null while none is. */
  onStop: (() => void) | null;
};

/**
 * Where the message is written: Enter sends, Shift+Enter makes a new line, what is typed is kept (R-CHAT-07,
 * R-CHAT-08).
 */
export function Composer({ chat, name, rules, onSend, onStop }: ComposerProps) {
  const draft = useDraft(chat);
  const input = useRef<HTMLTextAreaElement>(null);
  const blocked = rules.sendDisabled || draft.trim() === '';

  // On a touch screen the keyboard would come up and cover the chat.
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) input.current?.focus();
  }, []);

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (blocked) return;
    onSend(draft.trim());
    input.current?.focus();
  };
  return (
    <form onSubmit={send} className="mx-auto flex w-full max-w-192 items-end gap-2">
      <div className="min-w-0 flex-1">
        <Textarea
          ref={input}
          label={`Message to ${name}`}
          hideLabel
          hint={<Counter length={draft.length} />}
          placeholder={rules.inputDisabled ? 'Daily limit reached' : `Message ${name}`}
          disabled={rules.inputDisabled}
          value={rules.inputDisabled ? '' : draft}
          maxLength={MESSAGE_MAX_LENGTH}
          enterKeyHint="send"
          onChange={(event) => setDraft(chat, event.target.value.slice(0, MESSAGE_MAX_LENGTH))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event);
          }}
          className="max-h-40 rounded-lg outline-offset-0 placeholder:truncate"
        />
      </div>
      {onStop ? (
        <button
          type="button"
          key="stop"
          aria-label="Stop"
          onClick={onStop}
          className={cx(round, 'bg-ink text-surface')}
        >
          <Square aria-hidden="true" className="size-4 fill-current" />
        </button>
      ) : (
        <button
          type="submit"
          key="send"
          aria-label="Send"
          aria-disabled={blocked}
          className={cx(
            round,
            'bg-glow text-on-glow aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
          )}
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      )}
    </form>
  );
}

const round =
  'mb-6.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full shadow-soft transition-[filter,opacity] duration-150 hover:brightness-108';

function Counter({ length }: { length: number }) {
  return (
    <span className="block px-4 text-right text-xs tabular-nums">
      {length}/{MESSAGE_MAX_LENGTH}
    </span>
  );
}

/** Enter that ends the composition of a character never sends; older browsers mark it by key code 229 alone. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
}
