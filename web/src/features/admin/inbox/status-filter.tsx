import { ChipButton } from '#ui/chip-button.tsx';
import { labelOf } from '../components/formats.ts';

type StatusFilterProps<Status extends string> = {
  statuses: readonly Status[];
  /** Null shows all. */
  chosen: Status | null;
  onChange: (status: Status | null) => void;
};

/** Which rows of a list are shown: those of one status, or all. */
export function StatusFilter<Status extends string>({
  statuses,
  chosen,
  onChange,
}: StatusFilterProps<Status>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Show</legend>
      {statuses.map((status) => (
        <ChipButton key={status} pressed={status === chosen} onClick={() => onChange(status)}>
          {labelOf(status)}
        </ChipButton>
      ))}
      <ChipButton pressed={chosen === null} onClick={() => onChange(null)}>
        All
      </ChipButton>
    </fieldset>
  );
}
