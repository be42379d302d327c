import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { controlClass, describedBy, Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id'>;

/** A labeled one-line input; `ref` reaches the input, so form libraries can register it. */
export function TextField({ label, hint, error, hideLabel, className, ...rest }: TextFieldProps) {
  const id = useId();
  const text = { label, hint, error, ...(hideLabel === undefined ? {} : { hideLabel }) };
  return (
    <Field id={id} {...text}>
      <input {...rest} {...describedBy(id, text)} className={cx(controlClass, 'min-h-11', className)} />
    </Field>
  );
}
