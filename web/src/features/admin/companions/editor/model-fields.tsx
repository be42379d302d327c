import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { providerOptions } from '../../components/providers.ts';
import { modelsQuery } from '../queries.ts';
import { ModelSearch } from './model-search.tsx';
import { StandInFields } from './stand-in-fields.tsx';
import type { CompanionFormState } from './use-companion-form.ts';

type ModelFieldsProps = { form: CompanionFormState; isNew: boolean };

/** Provider, model, temperature, stand-in and prompts (R-ADMIN-23, R-ADMIN-35, R-ADMIN-36, R-SELF-03, R-COST-04). */
export function ModelFields({ form, isNew }: ModelFieldsProps) {
  const { register, errorOf } = form;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...register('provider')}
          label="AI provider"
          placeholder="Choose a provider"
          options={providerOptions}
        />
        <ModelField form={form} isNew={isNew} />
        <UpstreamField form={form} />
        <TextField
          {...register('temperature')}
          label="AI temperature"
          type="number"
          min={0}
          max={2}
          step={0.1}
          inputMode="decimal"
          error={errorOf('temperature')}
        />
        <StandInFields form={form} />
      </div>
      <Textarea
        {...register('chatPrompt')}
        label="Chat prompt"
        hint="How they speak and what they talk about. The safety rules always stand above it."
        rows={5}
        className="max-h-[32rem]"
        error={errorOf('chatPrompt')}
      />
      <Textarea
        {...register('systemPrompt')}
        label="System prompt"
        hint="More about them, which the model reads before the chat prompt."
        rows={3}
        className="max-h-[32rem]"
        error={errorOf('systemPrompt')}
      />
    </>
  );
}

function ModelField({ form, isNew }: ModelFieldsProps) {
  const provider = useWatch({ control: form.control, name: 'provider' });
  if (provider === 'openrouter') return <OpenRouterModel form={form} isNew={isNew} />;
  return (
    <TextField
      {...form.register('model')}
      label="AI model"
      disabled={provider === ''}
      hint={provider === '' ? 'Select an AI Provider to choose a model.' : 'Empty takes the default model.'}
      error={form.errorOf('model')}
    />
  );
}

/** Who serves the model at OpenRouter, so that it is the same one in every chat (R-SELF-03). */
function UpstreamField({ form: { control, register, errorOf } }: { form: CompanionFormState }) {
  if (useWatch({ control, name: 'provider' }) !== 'openrouter') return null;
  return (
    <TextField
      {...register('upstream')}
      label="Provider at OpenRouter"
      placeholder="deepinfra/fp8"
      hint="Who runs the model, and nobody in their place. Empty leaves it to OpenRouter."
      error={errorOf('upstream')}
    />
  );
}

function OpenRouterModel({ form: { control, errorOf }, isNew }: ModelFieldsProps) {
  const { data: models = [], isFetching, refetch } = useQuery(modelsQuery());
  const hasNone = !isFetching && models.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <Controller
        control={control}
        name="model"
        render={({ field }) => (
          <ModelSearch
            models={models}
            value={field.value}
            onChange={field.onChange}
            disabled={isNew && models.length === 0}
            hint={isFetching ? 'Loading models...' : 'Empty takes the default model.'}
            error={errorOf('model')}
          />
        )}
      />
      {hasNone && (
        <Notice
          kind="warning"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          No OpenRouter models available. Please check your API key in Admin Profile.
        </Notice>
      )}
    </div>
  );
}
