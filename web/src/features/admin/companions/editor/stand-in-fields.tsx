import { useWatch } from 'react-hook-form';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { providerOptions } from '../../components/providers.ts';
import type { CompanionFormState } from './use-companion-form.ts';

const choices = [
  { value: 'project', label: 'The project’s' },
  { value: 'own', label: 'Another model' },
  { value: 'never', label: 'Never' },
] as const;

/** Who speaks when the model does not (R-COST-04). */
export function StandInFields({ form: { control, register, errorOf } }: { form: CompanionFormState }) {
  const standIn = useWatch({ control, name: 'standIn' });
  return (
    <>
      <div className="sm:col-span-2">
        <SelectField
          {...register('standIn')}
          label="Stand-in"
          options={choices}
          hint="Speaks when the model fails, or is silent for 10 seconds, before its first word; the reader is told. With Never, the reply fails."
        />
      </div>
      {standIn === 'own' && (
        <>
          <SelectField
            {...register('standInProvider')}
            label="Provider of the stand-in"
            options={providerOptions}
          />
          <TextField
            {...register('standInModel')}
            label="Model of the stand-in"
            placeholder="openai/gpt-4o-mini"
            error={errorOf('standInModel')}
          />
        </>
      )}
    </>
  );
}
