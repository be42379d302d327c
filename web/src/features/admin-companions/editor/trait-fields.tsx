import { useQuery } from '@tanstack/react-query';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CompanionFormState } from './companion-form.ts';
import { perfectForLabel, perfectForOptions } from './perfect-for.ts';
import { coreTraitsQuery } from './queries.ts';

/** The most core traits that a companion's row takes. */
const MOST_TRAITS = 30;

/** Core traits and Perfect For, each chosen from what there is (R-ADMIN-23, R-ADMIN-24). */
export function TraitFields({ form }: { form: CompanionFormState }) {
  return (
    <>
      <CoreTraits form={form} />
      <PerfectFor form={form} />
    </>
  );
}

function CoreTraits({ form: { control } }: { form: CompanionFormState }) {
  const { data: known, isPending, isError, refetch } = useQuery(coreTraitsQuery());
  const chosen = useWatch({ control, name: 'coreTraits' });
  if (isPending) return <Skeleton className="h-28" />;
  const options = [...new Set([...(known ?? []), ...chosen])].sort((one, other) => one.localeCompare(other));
  return (
    <>
      {isError && (
        <Notice
          kind="warning"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          The other core traits could not be loaded.
        </Notice>
      )}
      <Controller
        control={control}
        name="coreTraits"
        render={({ field }) => (
          <ChoiceChips
            legend="Core traits"
            options={options}
            chosen={field.value}
            onChange={field.onChange}
            max={MOST_TRAITS}
          />
        )}
      />
    </>
  );
}

function PerfectFor({ form: { control } }: { form: CompanionFormState }) {
  const stored = useFormState({ control }).defaultValues?.perfectFor ?? [];
  const values = [
    ...new Set([...perfectForOptions.map(({ value }) => String(value)), ...stored.map(String)]),
  ];
  const storedValue = (label: string) => values.find((value) => perfectForLabel(value) === label) ?? label;
  return (
    <Controller
      control={control}
      name="perfectFor"
      render={({ field }) => (
        <ChoiceChips
          legend="Perfect For"
          hint="The first one chosen becomes the category."
          options={values.map(perfectForLabel)}
          chosen={field.value.map(perfectForLabel)}
          onChange={(labels) => field.onChange(labels.map(storedValue))}
        />
      )}
    />
  );
}
