import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { useEarlySubmit } from '#lib/native-form.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { keepFirstMessage, readFirstMessage } from '#shared/first-message.ts';
import { Button } from '#ui/button.tsx';

type FirstMessageProps = { companionId: string; name: string; openers: string[] };

/**
 * The box for a first message, with openers that fill it. What is written is kept at every key and stands in the
 * composer of the chat after sign-up; it is never sent from here (D-24). The browser holds the text, so that what is
 * typed before the page's code runs is kept as well.
 */
export function FirstMessage({ companionId, name, openers }: FirstMessageProps) {
  const id = useId();
  const navigate = useNavigate();
  const isVisitor = useSession().user === null;
  const box = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);

  const keep = () => {
    const { value = '' } = box.current ?? {};
    keepFirstMessage(companionId, value);
    setLength(value.length);
  };
  const write = (text: string) => {
    if (box.current === null) return;
    box.current.value = text;
    keep();
  };
  useEffect(() => {
    if (box.current === null) return;
    box.current.value ||= readFirstMessage(companionId).slice(0, MESSAGE_MAX_LENGTH);
    setLength(box.current.value.length);
  }, [companionId]);

  const form = useRef<HTMLFormElement>(null);
  useEarlySubmit(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
    const chat = paths.chat({ companionId });
    void navigate(isVisitor ? paths.signup(chat) : chat);
  };

  return (
    <div className="dock tall-dock mt-5">
      {openers.length > 0 && (
        <section aria-labelledby={`${id}-openers`} className="my-5 tall:mt-0 tall:mb-3">
          <h2
            id={`${id}-openers`}
            className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
          >
            Your turn. What would you say first?
          </h2>
          <ul className="flex flex-wrap gap-2">
            {openers.map((opener) => (
              <li key={opener}>
                <button
                  type="button"
                  className="min-h-11 cursor-pointer rounded-full border border-line-strong bg-raised px-4 py-2 text-left transition-colors duration-150 hover:border-accent"
                  onClick={() => {
                    write(opener);
                    box.current?.focus();
                  }}
                >
                  {opener}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form ref={form} method="dialog" onSubmit={submit} className="dock">
        <div className="flex flex-wrap items-end justify-end gap-2 rounded-lg border border-line-strong bg-raised p-1.5 pl-4 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-accent">
          <textarea
            ref={box}
            name="text"
            rows={1}
            aria-label={`Your first message to ${name}`}
            aria-describedby={`${id}-note`}
            placeholder={`Write to ${name}`}
            maxLength={MESSAGE_MAX_LENGTH}
            enterKeyHint="go"
            onInput={keep}
            onKeyDown={submitOnEnter}
            className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 basis-36 resize-none bg-transparent py-2.5 outline-none placeholder:text-muted"
          />
          <Button type="submit" variant="primary" className={isVisitor ? 'for-visitors' : ''}>
            {isVisitor ? 'Sign up to send' : 'Start Chatting'}
          </Button>
        </div>
        <div className="mt-1.5 flex gap-3 text-sm text-muted">
          <p id={`${id}-note`} className="flex-1">
            {isVisitor && 'Free to start. '}
            Your words wait in {name}’s chat; nothing is sent until you press Send.
          </p>
          <span className="text-xs leading-5 tabular-nums">
            {length}/{MESSAGE_MAX_LENGTH}
          </span>
        </div>
      </form>
    </div>
  );
}

/** Enter goes on, Shift+Enter makes a new line, as in the chat; not the Enter that ends a composition. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
