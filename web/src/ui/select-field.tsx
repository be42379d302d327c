import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { controlClass, describedBy, Field, type FieldText } from './field.tsx';

type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** A labeled native select: phones open the system's picker. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const text = { label, hint, error, ...(hideLabel === undefined ? {} : { hideLabel }) };
  return (
    <Field id={id} {...text}>
      <div className="relative">
        <select
          {...rest}
          {...describedBy(id, text)}
          className={`${controlClass} min-h-11 cursor-pointer appearance-none pr-11`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4 text-muted"
        />
      </div>
    </Field>
  );
}
