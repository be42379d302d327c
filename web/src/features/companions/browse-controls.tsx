import { Search } from 'lucide-react';
import { ChipButton } from '../../ui/chip-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type BrowseChoice, filters } from './filters.ts';

type BrowseControlsProps = { choice: BrowseChoice; onChoose: (choice: BrowseChoice) => void };

/** The search box and the filter buttons. */
export function BrowseControls({ choice, onChoose }: BrowseControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers learned the element <search> only in 2023.
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="relative lg:w-96">
        <TextField
          type="search"
          label="Search companions"
          hideLabel
          placeholder="Search by name or interest"
          value={choice.search}
          onChange={(event) => onChoose({ ...choice, search: event.target.value })}
          className="rounded-full pl-12"
        />
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Filter companions</legend>
        {filters.map(({ value, label }) => (
          <ChipButton
            key={value}
            pressed={choice.filter === value}
            onClick={() => onChoose({ ...choice, filter: value })}
          >
            {label}
          </ChipButton>
        ))}
      </fieldset>
    </form>
  );
}
