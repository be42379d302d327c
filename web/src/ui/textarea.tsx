import { type ComponentProps, useId } from 'react';
import { cx } from './cx.ts';
import { controlClass, describedBy, Field, type FieldText } from './field.tsx';

type TextareaProps = FieldText & Omit<ComponentProps<'textarea'>, 'id'>;

/** A labeled input that begins with `rows` lines and grows with its text (up to the height its class allows). */
export function Textarea({ label, hint, error, hideLabel, className, rows, ...rest }: TextareaProps) {
  const id = useId();
  const text = { label, hint, error, ...(hideLabel === undefined ? {} : { hideLabel }) };
  return (
    <Field id={id} {...text}>
      <textarea
        {...rest}
        {...describedBy(id, text)}
        rows={rows ?? 1}
        // Browsers that size the field by its content ignore `rows`.
        style={rows === undefined ? undefined : { minHeight: `calc(${rows}lh + 1.375rem)` }}
        className={cx(controlClass, 'field-sizing-content min-h-11 resize-none', className)}
      />
    </Field>
  );
}
