import { Search } from 'lucide-react';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ALL, chosenStatus, chosenTier, statusOptions, tierOptions } from './rules.ts';
import type { useUserFilter } from './use-user-filter.ts';

type UserControlsProps = Omit<ReturnType<typeof useUserFilter>, 'choice'>;

/** The search box and the two filters of the user table (R-ADMIN-12, R-ADMIN-13). */
export function UserControls({ typed, setTyped, filters, setFilters }: UserControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers learned the element <search> only in 2023.
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-4 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]"
    >
      <div className="relative col-span-2 sm:col-span-1">
        <TextField
          type="search"
          label="Search users"
          placeholder="Email or name"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="pl-11"
        />
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute bottom-3 left-4 size-5 text-muted"
        />
      </div>
      <SelectField
        label="Tier"
        options={tierOptions}
        value={filters.tier ?? ALL}
        onChange={(event) => setFilters({ ...filters, tier: chosenTier(event.target.value) })}
      />
      <SelectField
        label="Status"
        options={statusOptions}
        value={filters.status ?? ALL}
        onChange={(event) => setFilters({ ...filters, status: chosenStatus(event.target.value) })}
      />
    </form>
  );
}
