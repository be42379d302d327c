import { useQuery } from '@tanstack/react-query';
import { useSchemaForm } from '#lib/form.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { CostSettings } from './api.ts';
import { costSettingsQuery, useSaveCostSettings } from './queries.ts';
import { settingsForm } from './rules.ts';

/** The day's ceiling, and what a pound is worth beside costs in dollars (R-COST-03). */
export function SettingsBlock() {
  const { data, error, refetch } = useQuery(costSettingsQuery());
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-xl">Ceiling and exchange rate</h2>
      {data === undefined && error !== null && (
        <ErrorState title={`Error: ${error.message}`} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <SettingsForm settings={data} />}
    </section>
  );
}

function SettingsForm({ settings }: { settings: CostSettings }) {
  const save = useSaveCostSettings();
  const { register, formProps, errorOf, problem, isBusy, isSent } = useSchemaForm({
    schema: settingsForm,
    defaultValues: {
      ceiling: settings.daily_ceiling_usd?.toString() ?? '',
      usdPerGbp: String(settings.usd_per_gbp),
    },
    send: ({ ceiling, usdPerGbp }) =>
      save.mutateAsync({ daily_ceiling_usd: ceiling, usd_per_gbp: usdPerGbp }),
    explain: (error) => `This could not be saved: ${(error as Error).message}`,
  });
  return (
    <Card className="max-w-4xl p-5 sm:p-6">
      <form {...formProps} aria-label="Ceiling and exchange rate" className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...register('ceiling')}
            label="What a day may cost, in $"
            hint="At 80% and 100% every admin page says so; at 100% free chats pause until midnight UTC. Empty: no ceiling."
            inputMode="decimal"
            error={errorOf('ceiling')}
          />
          <TextField
            {...register('usdPerGbp')}
            label="What a pound is worth, in $"
            hint="For the margin: revenue is in pounds, costs are in dollars."
            inputMode="decimal"
            error={errorOf('usdPerGbp')}
          />
        </div>
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        {isSent && <Notice kind="good">Saved.</Notice>}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
