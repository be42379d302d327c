import { type ReactNode, useId } from 'react';
import { ChipButton } from './chip-button.tsx';

type ChoiceChipsProps = {
  legend: string;
  hint?: ReactNode;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The most that can be chosen; without it there is no limit. */
  max?: number;
};

/** A choice of several options, at most `max`; once those are chosen the others are disabled. */
export function ChoiceChips({ legend, hint, options, chosen, onChange, max }: ChoiceChipsProps) {
  const id = useId();
  const full = max !== undefined && chosen.length >= max;
  const toggle = (option: string) => {
    if (chosen.includes(option)) onChange(chosen.filter((other) => other !== option));
    else if (!full) onChange([...chosen, option]);
  };
  return (
    <fieldset aria-describedby={`${id}-count`} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const pressed = chosen.includes(option);
          return (
            <ChipButton
              key={option}
              pressed={pressed}
              aria-disabled={full && !pressed}
              onClick={() => toggle(option)}
              className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted"
            >
              {option}
            </ChipButton>
          );
        })}
      </div>
      <p id={`${id}-count`} role="status" className="text-sm text-muted">
        {max === undefined ? `${chosen.length} chosen` : `${chosen.length} of ${max} chosen`}
      </p>
    </fieldset>
  );
}
