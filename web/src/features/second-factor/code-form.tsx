import { useSchemaForm } from '#lib/form.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SecondFactorProblem } from './api.ts';
import { codeForm, factorTexts } from './rules.ts';

type CodeFormProps = {
  label: string;
  /** Throws `SecondFactorProblem`. */
  onCode: (code: string) => Promise<void>;
};

/** The six digits of an authenticator app. A phone offers its number keys, a password manager fills them in. */
export function CodeForm({ label, onCode }: CodeFormProps) {
  const { register, formProps, errorOf, problem, isBusy, setValue, setFocus } = useSchemaForm({
    schema: codeForm,
    defaultValues: { code: '' },
    send: async ({ code }) => {
      try {
        await onCode(code);
      } catch (error) {
        // A code is right for half a minute: the next try needs another one.
        setValue('code', '');
        setFocus('code');
        throw error;
      }
    },
    explain: (error) => (error instanceof SecondFactorProblem ? error.message : factorTexts.failed),
  });
  return (
    <form {...formProps} className="flex w-full flex-col gap-5">
      <TextField
        {...register('code')}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errorOf('code')}
        className="max-w-48 font-semibold tracking-[0.25em] tabular-nums"
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Button type="submit" variant="primary" busy={isBusy}>
        Confirm
      </Button>
    </form>
  );
}
