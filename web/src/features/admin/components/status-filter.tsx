import { ChipButton } from '#ui/chip-button.tsx';

type StatusFilterProps<Status extends string> = {
  options: readonly { value: Status; label: string }[];
  value: Status;
  onChange: (value: Status) => void;
};

/** Which part of a queue is shown. */
export function StatusFilter<Status extends string>({ options, value, onChange }: StatusFilterProps<Status>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show</legend>
      {options.map((option) => (
        <ChipButton
          key={option.value}
          pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </ChipButton>
      ))}
    </fieldset>
  );
}
