import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { takeFirstMessage } from '#shared/first-message.ts';
import { cx } from '#ui/cx.ts';
import { setDraft, useDraft } from './outbox.ts';
import type { ComposerRules } from './rules.ts';
import type { ChatContext } from './types.ts';

type ComposerProps = {
  chat: ChatContext;
  name: string;
  rules: ComposerRules;
  input: RefObject<HTMLTextAreaElement | null>;
  onSend: (text: string) => void;
  /** Ends the reply that is being written; null while none is. */
  onStop: (() => void) | null;
};

/**
 * Where the message is written: Enter sends, Shift+Enter makes a new line, what is typed is kept (R-CHAT-07,
 * R-CHAT-08).
 */
export function Composer({ chat, name, rules, input, onSend, onStop }: ComposerProps) {
  const draft = useDraft(chat);
  const id = useId();
  const blocked = rules.sendDisabled || draft.trim() === '';

  // On a touch screen the keyboard would come up and cover the chat.
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) input.current?.focus();
  }, [input]);
  useFirstMessage(chat, draft);

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (blocked) return;
    onSend(draft.trim());
    input.current?.focus();
  };
  return (
    <form
      onSubmit={send}
      className="mx-auto flex w-full max-w-192 items-end rounded-[1.75rem] border border-line-strong bg-raised py-1 pr-1 pl-4 shadow-soft focus-within:outline-3 focus-within:outline-accent"
    >
      <label htmlFor={id} className="sr-only">
        Message to {name}
      </label>
      <textarea
        ref={input}
        id={id}
        rows={1}
        aria-describedby={`${id}-length`}
        placeholder={rules.inputDisabled ? 'Daily limit reached' : `Message ${name}`}
        disabled={rules.inputDisabled}
        value={rules.inputDisabled ? '' : draft}
        maxLength={MESSAGE_MAX_LENGTH}
        enterKeyHint="send"
        onChange={(event) => setDraft(chat, event.target.value.slice(0, MESSAGE_MAX_LENGTH))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) send(event);
        }}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 outline-none placeholder:truncate placeholder:text-muted disabled:cursor-not-allowed short:max-h-24"
      />
      <span id={`${id}-length`} className="px-2 pb-3.5 text-xs text-muted tabular-nums">
        {draft.length}/{MESSAGE_MAX_LENGTH}
      </span>
      {onStop ? (
        <button
          type="button"
          key="stop"
          aria-label="Stop"
          onClick={onStop}
          className={cx(round, 'cursor-pointer bg-ink text-surface')}
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
            blocked ? 'cursor-not-allowed bg-tint text-muted' : 'cursor-pointer bg-glow text-on-glow',
          )}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      )}
    </form>
  );
}

const round =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-[filter] duration-150 hover:brightness-108';

/** What was written on the meeting page before signing up stands in an empty composer, and is never sent by itself. */
function useFirstMessage(chat: ChatContext, draft: string): void {
  const isEmpty = draft === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the chat opens.
  useEffect(() => {
    const text = isEmpty ? takeFirstMessage(chat.companionId) : '';
    if (text !== '') setDraft(chat, text);
  }, [chat]);
}

/** Enter that ends the composition of a character never sends; older browsers mark it by key code 229 alone. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
}
