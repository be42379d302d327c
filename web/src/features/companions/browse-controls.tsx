import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChipButton } from '#ui/chip-button.tsx';
import { cx } from '#ui/cx.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type BrowseChoice, defaultChoice, filters, type Order, orders } from './browse-choice.ts';

type BrowseControlsProps = {
  choice: BrowseChoice;
  onChoose: (choice: BrowseChoice) => void;
  /** The core traits there are to choose from. */
  traits: readonly string[];
};

/** The search box, the filters and the order; on phones all but the search is behind one button. */
export function BrowseControls({ choice, onChoose, traits }: BrowseControlsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // An address may name a trait that no companion has any more.
  const offered = choice.trait === '' || traits.includes(choice.trait) ? traits : [choice.trait, ...traits];
  const active = countActive(choice);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers learned the element <search> only in 2023.
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-2 sm:gap-3"
    >
      <div className="relative min-w-0 flex-1 lg:w-60 lg:flex-none">
        <TextField
          type="search"
          label="Search companions"
          hideLabel
          placeholder="Name or interest"
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
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="px-4! sm:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {active === 0 ? 'Filters' : `Filters (${active})`}
      </Button>
      <div
        id={id}
        className={cx(
          'w-full flex-wrap items-center gap-2 sm:flex sm:gap-3 lg:w-auto lg:grow lg:justify-end',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        <fieldset className="flex flex-wrap gap-2 lg:mr-auto">
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
          <ChipButton pressed={choice.mine} onClick={() => onChoose({ ...choice, mine: !choice.mine })}>
            Mine
          </ChipButton>
        </fieldset>
        <div className="min-w-32 flex-1 sm:max-w-40">
          <SelectField
            label="Core trait"
            hideLabel
            options={offered.map((trait) => ({ value: trait, label: trait }))}
            placeholder="Any trait"
            value={choice.trait}
            onChange={(event) => onChoose({ ...choice, trait: event.target.value })}
          />
        </div>
        <div className="min-w-32 flex-1 sm:max-w-40">
          <SelectField
            label="Order"
            hideLabel
            options={orders}
            value={choice.order}
            onChange={(event) => onChoose({ ...choice, order: event.target.value as Order })}
          />
        </div>
      </div>
    </form>
  );
}

/** How many settings behind the button differ from the first ones. */
function countActive({ search: _, ...behind }: BrowseChoice): number {
  return (Object.keys(behind) as (keyof typeof behind)[]).filter(
    (part) => behind[part] !== defaultChoice[part],
  ).length;
}
