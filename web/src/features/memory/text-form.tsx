import { type ReactNode, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { FACT_MAX_LENGTH } from '#contracts/fields.ts';
import { useSchemaForm } from '#lib/form.ts';
import { atMost } from '#lib/form-fields.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { refusalText } from './rules.ts';

const textForm = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('Please write something.'), atMost(FACT_MAX_LENGTH)),
});

type TextFormProps = {
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  text?: string;
  saveLabel: string;
  /** Saves the text; what it throws is shown below the field, and the text stays. */
  onSave: (text: string) => Promise<unknown>;
  /** With it the form can be left, and has the focus when it appears. */
  onCancel?: () => void;
};

/** One fact or one line of a story, to write or to change. */
export function TextForm({
  label,
  hint,
  placeholder,
  text = '',
  saveLabel,
  onSave,
  onCancel,
}: TextFormProps) {
  const { register, formProps, errorOf, problem, isBusy, reset } = useSchemaForm({
    schema: textForm,
    defaultValues: { text },
    send: async (form) => {
      await onSave(form.text);
      reset({ text });
    },
    explain: refusalText,
  });
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    const field = isOpened ? form.current?.querySelector('textarea') : null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [isOpened]);

  return (
    <form
      {...formProps}
      ref={form}
      onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
      className="flex flex-col gap-3"
    >
      <Textarea
        {...register('text')}
        label={label}
        hint={hint}
        placeholder={placeholder}
        maxLength={FACT_MAX_LENGTH}
        error={errorOf('text')}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isOpened ? 'primary' : 'secondary'}
          size="sm"
          busy={isBusy}
          className="min-h-11"
        >
          {saveLabel}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel} className="min-h-11">
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
