import { useQuery } from '@tanstack/react-query';
import { useEverTrue } from '#lib/use-ever-true.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminPage } from '../components/admin-page.tsx';
import { PlanCosts } from './plan-costs.tsx';
import { PriceList } from './price-list.tsx';
import { costSettingsQuery, modelCostsQuery, planCostsQuery, pricesQuery, todayQuery } from './queries.ts';
import { monthsOf } from './rules.ts';
import { SettingsBlock } from './settings-form.tsx';
import { TodayCard } from './today.tsx';

/** /admin/costs: what replies cost, what people paid, and what a day may cost (R-COST-02, R-COST-03). */
export function CostsScreen() {
  return (
    <AdminPage
      title="Costs"
      text="Every request to a model is counted. A request whose end nobody saw stands with an estimate. Revenue is paid invoices, refunds not taken off."
    >
      {useIsRead() ? (
        <>
          <TodayCard />
          <PlanCosts />
          <SettingsBlock />
          <PriceList />
        </>
      ) : (
        <>
          <Skeleton className="h-32" />
          <Skeleton className="h-80" />
        </>
      )}
    </AdminPage>
  );
}

/**
 * Whether all parts are read, or could not be. How high each is depends on what was read, so they come together:
 * nothing moves then (R-FIRST-22).
 */
function useIsRead(): boolean {
  const today = useQuery(todayQuery());
  const plans = useQuery(planCostsQuery());
  const [newest] = monthsOf(plans.data ?? []);
  const models = useQuery({ ...modelCostsQuery(newest ?? ''), enabled: newest !== undefined });
  const others = [today, plans, useQuery(costSettingsQuery()), useQuery(pricesQuery())];
  const areModelsRead = newest === undefined || !models.isPending;
  return useEverTrue(areModelsRead && others.every(({ isPending }) => !isPending));
}
