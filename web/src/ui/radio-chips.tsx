import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type RadioChipsProps<Value extends string> = {
  legend: string;
  /** `picture` stands above the label. */
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of several, all of them in sight; the platform's own radio buttons, so the arrow keys choose. */
export function RadioChips<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex cursor-pointer border border-line-strong bg-raised text-sm font-semibold transition-colors duration-150 hover:border-accent',
              'has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
              option.picture === undefined
                ? 'min-h-10 items-center gap-2 rounded-full px-4'
                : 'flex-col items-center gap-1 rounded-md p-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={option.picture === undefined ? undefined : 'sr-only'}
            />
            {option.picture}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
