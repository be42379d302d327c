import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { UserFilter } from './api.ts';
import { ALL, statusOf, statusOptions, tierOf, tierOptions } from './rules.ts';

/**
 * The search text and the selected filters; `filter` follows the selects at once and the text when the typing pauses.
 */
export function useUserFilter() {
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<Pick<UserFilter, 'tier' | 'status'>>({ tier: null, status: null });
  const search = useDebounced(typed.trim());
  const filter = useMemo(() => ({ ...selected, search }), [selected, search]);
  return { typed, setTyped, selected, setSelected, filter };
}

type UserControlsProps = Omit<ReturnType<typeof useUserFilter>, 'filter'>;

/** The search box and the two filters of the user table (R-ADMIN-12, R-ADMIN-13). */
export function UserControls({ typed, setTyped, selected, setSelected }: UserControlsProps) {
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
        value={selected.tier ?? ALL}
        onChange={(event) => setSelected({ ...selected, tier: tierOf(event.target.value) })}
      />
      <SelectField
        label="Status"
        options={statusOptions}
        value={selected.status ?? ALL}
        onChange={(event) => setSelected({ ...selected, status: statusOf(event.target.value) })}
      />
    </form>
  );
}
