import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { controlClass, describedBy, Field, type FieldText } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldText & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A labeled password input with a button that shows and hides what was typed. */
export function PasswordField({ label, hint, error, hideLabel, ...rest }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const text = { label, hint, error, ...(hideLabel === undefined ? {} : { hideLabel }) };
  return (
    <Field id={id} {...text}>
      <div className="relative">
        <input
          {...rest}
          {...describedBy(id, text)}
          type={shown ? 'text' : 'password'}
          className={`${controlClass} min-h-11 pr-12`}
        />
        <div className="absolute inset-y-0 right-1.5 flex items-center">
          <IconButton
            size="sm"
            label={shown ? 'Hide password' : 'Show password'}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
    </Field>
  );
}
