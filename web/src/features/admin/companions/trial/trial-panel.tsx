import { RotateCcw, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { TrialForm } from './api.ts';
import { TrialMessages } from './trial-messages.tsx';
import { useTrial } from './use-trial.ts';

type TrialPanelProps = {
  name: string;
  /** The companion's own first message; '' for none. */
  greeting: string;
  /** The form's current values; null while it is not complete. */
  readForm: () => TrialForm | null;
};

/** A conversation with the companion as the form describes it now, saved or not. It counts nowhere and is not kept. */
export function TrialPanel({ name, greeting, readForm }: TrialPanelProps) {
  const title = useId();
  const { messages, isBegun, partialReply, help, send, isPending, problem, clear } = useTrial(greeting);
  const [text, setText] = useState('');
  const [pending, setPending] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);

  const submit = () => {
    const form = readForm();
    setIsIncomplete(form === null);
    if (form === null || isPending || text.trim() === '') return;
    setPending(text);
    setText('');
    // After a failure the text is put back into the field.
    send({ form, text }, { onError: () => setText((typed) => typed || text) });
  };

  return (
    <Card className="flex flex-col gap-4 p-5 xl:sticky xl:top-6">
      <section aria-labelledby={title} className="flex min-w-0 flex-col gap-4">
        <header className="flex items-start justify-between gap-x-3">
          <h2 id={title} className="font-display text-xl">
            Try it
          </h2>
          <Button
            size="sm"
            variant="quiet"
            disabled={!isBegun && !isPending}
            onClick={clear}
            className="-mt-1 -mr-3 shrink-0"
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            Start over
          </Button>
        </header>
        <p className="-mt-3 text-sm text-muted wrap-anywhere">
          Chat with {name} as the form stands, saved or not. Nothing is counted or kept.
        </p>
        <TrialMessages
          messages={messages}
          pending={isPending ? pending : null}
          partialReply={partialReply}
          help={help}
          name={name}
        />
        {problem !== null && <Notice kind="problem">{problem}</Notice>}
        {isIncomplete && <Notice kind="warning">Please complete the form first, then try it.</Notice>}
        <form
          noValidate
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="min-w-0 flex-1">
            <Textarea
              label="Message"
              hideLabel
              placeholder={`Write to ${name}`}
              value={text}
              maxLength={MESSAGE_MAX_LENGTH}
              className="max-h-40"
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                submit();
              }}
            />
          </div>
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            aria-label="Send"
            className="min-w-11 px-3"
          >
            {!isPending && <Send aria-hidden="true" className="size-5" />}
          </Button>
        </form>
      </section>
    </Card>
  );
}
