import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useState } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import { type FormDefinition, fieldText, formTexts } from './form-definition.ts';

type FormOptions<Input extends FieldValues, Values, Result> = FormDefinition<Input, Values, Result> &
  Omit<UseFormProps<Input, unknown, Values>, 'resolver'>;

/**
 * A form of a page that is not prerendered: react-hook-form with a schema. It returns what `useNativeForm` returns for
 * the prerendered ones, and react-hook-form's own methods.
 */
export function useSchemaForm<Input extends FieldValues, Values, Result>({
  schema,
  send,
  explain,
  ...options
}: FormOptions<Input, Values, Result>) {
  const form = useForm<Input, unknown, Values>({ ...options, resolver: valibotResolver(schema) });
  const { errors, isSubmitting } = form.formState;
  // The library's own flag is lost when the form is reset after it was sent.
  const [isSent, setIsSent] = useState(false);

  const submitTo = (target: (values: Values) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setIsSent(false);
      try {
        await target(values);
        setIsSent(true);
      } catch (error) {
        form.setError('root', { message: explain(error) });
      }
    });
  const isMissing = Object.values(errors).some((error) => error?.message === formTexts.fillAll);
  return {
    ...form,
    formProps: { noValidate: true, onSubmit: (event: FormEvent) => void submitTo(send)(event) },
    /** For a second button, which sends the values elsewhere. */
    submitTo,
    /** The problem of one field. */
    errorOf: (name: Path<Input>) => fieldText((get(errors, name) as FieldError | undefined)?.message),
    /** The problem of the form: missing fields first, else why it was not sent. */
    problem: isMissing ? formTexts.fillAll : errors.root?.message,
    isBusy: isSubmitting,
    isSent,
  };
}
