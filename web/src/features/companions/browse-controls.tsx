import { Search } from 'lucide-react';
import { ChipButton } from '#ui/chip-button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type BrowseChoice, filters, type Order, orders } from './browse-choice.ts';

type BrowseControlsProps = {
  choice: BrowseChoice;
  onChoose: (choice: BrowseChoice) => void;
  /** The core traits there are to choose from. */
  traits: readonly string[];
};

/** The search box, the filters and the order. */
export function BrowseControls({ choice, onChoose, traits }: BrowseControlsProps) {
  // An address may name a trait that no companion has any more.
  const offered = choice.trait === '' || traits.includes(choice.trait) ? traits : [choice.trait, ...traits];
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers learned the element <search> only in 2023.
    <form role="search" onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="relative lg:w-96">
          <TextField
            type="search"
            label="Search companions"
            hideLabel
            placeholder="Search by name or interest"
            maxLength={200}
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
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <div className="min-w-36 flex-1 sm:max-w-52">
          <SelectField
            label="Core trait"
            hideLabel
            options={offered.map((trait) => ({ value: trait, label: trait }))}
            placeholder="Any trait"
            value={choice.trait}
            onChange={(event) => onChoose({ ...choice, trait: event.target.value })}
          />
        </div>
        <div className="min-w-36 flex-1 sm:max-w-52">
          <SelectField
            label="Order"
            hideLabel
            options={orders}
            value={choice.order}
            onChange={(event) => onChoose({ ...choice, order: event.target.value as Order })}
          />
        </div>
        <ChipButton pressed={choice.mine} onClick={() => onChoose({ ...choice, mine: !choice.mine })}>
          Mine
        </ChipButton>
      </div>
    </form>
  );
}
