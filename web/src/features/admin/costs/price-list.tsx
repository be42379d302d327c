import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { useSchemaForm } from '#lib/form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { providerName, providerOptions } from '../components/providers.ts';
import type { ModelPrice } from './api.ts';
import { dollarsText } from './money.ts';
import { pricesQuery, useDeletePrice, useSavePrice } from './queries.ts';
import { priceForm } from './rules.ts';

/** What providers charge that do not say so themselves (D-28). */
export function PriceList() {
  const { data, error, refetch } = useQuery(pricesQuery());
  const [changed, setChanged] = useState<ModelPrice | null>(null);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-xl">Prices</h2>
      <p className="max-w-prose text-muted">
        OpenRouter names the price of each reply. For other providers it is taken from here, from the next
        reply on. A model of this machine costs nothing.
      </p>
      {data === undefined && error !== null && (
        <ErrorState title={`Error: ${error.message}`} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="flex max-w-4xl flex-col gap-2">
          {data.map((price) => (
            <PriceItem key={keyOf(price)} price={price} onChange={() => setChanged(price)} />
          ))}
        </ul>
      )}
      <PriceForm key={changed && keyOf(changed)} changed={changed} onClose={() => setChanged(null)} />
    </section>
  );
}

const keyOf = ({ provider, model }: ModelPrice): string => `${provider} ${model}`;

function PriceItem({ price, onChange }: { price: ModelPrice; onChange: () => void }) {
  const deletion = useDeletePrice();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-raised px-4 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{price.model}</span>{' '}
        <span className="text-muted">{providerName(price.provider)}</span>
      </span>
      <div className="ml-auto flex flex-wrap items-center gap-x-3">
        <span className="text-sm tabular-nums">
          {dollarsText(price.prompt_usd)} sent, {dollarsText(price.completion_usd)} back
        </span>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Change the price of ${price.model}`}
          onClick={onChange}
        >
          <Pencil aria-hidden="true" className="size-4" />
          Change
        </Button>
        <ConfirmButton
          label="Remove"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          title={`Remove the price of ${price.model}?`}
          text="What was counted with it stays. New replies of this model have no price then."
          confirmLabel="Remove"
          onConfirm={() => deletion.mutate(price)}
          mutation={deletion}
        />
      </div>
    </li>
  );
}

/** `changed`: the price that gets other figures; null adds one. */
function PriceForm({ changed, onClose }: { changed: ModelPrice | null; onClose: () => void }) {
  const save = useSavePrice();
  const { register, formProps, errorOf, problem, isBusy, reset, setFocus } = useSchemaForm({
    schema: priceForm,
    defaultValues: formOf(changed),
    send: async ({ promptUsd, completionUsd, ...price }) => {
      await save.mutateAsync({ ...price, prompt_usd: promptUsd, completion_usd: completionUsd });
      reset();
      onClose();
    },
    explain: (error) => `This could not be saved: ${(error as Error).message}`,
  });
  useEffect(() => {
    if (changed !== null) setFocus('promptUsd');
  }, [changed, setFocus]);
  const title = changed === null ? 'Add a price' : `Change the price of ${changed.model}`;
  return (
    <Card className="max-w-4xl p-5 sm:p-6">
      <form {...formProps} aria-label={title} className="flex flex-col gap-5">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        <div className="grid gap-5 sm:grid-cols-2">
          {changed === null && (
            <>
              <SelectField {...register('provider')} label="Provider" options={providerOptions} />
              <TextField
                {...register('model')}
                label="Model"
                placeholder="gpt-4o-mini"
                error={errorOf('model')}
              />
            </>
          )}
          <TextField
            {...register('promptUsd')}
            label="$ for a million tokens sent"
            inputMode="decimal"
            error={errorOf('promptUsd')}
          />
          <TextField
            {...register('completionUsd')}
            label="$ for a million tokens back"
            inputMode="decimal"
            error={errorOf('completionUsd')}
          />
        </div>
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          {changed !== null && (
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isBusy}>
            Save price
          </Button>
        </div>
      </form>
    </Card>
  );
}

function formOf(price: ModelPrice | null): v.InferInput<typeof priceForm> {
  if (price === null) return { provider: 'openai', model: '', promptUsd: '', completionUsd: '' };
  const { provider, model, prompt_usd, completion_usd } = price;
  return {
    provider: provider as v.InferInput<typeof priceForm>['provider'],
    model,
    promptUsd: String(prompt_usd),
    completionUsd: String(completion_usd),
  };
}
