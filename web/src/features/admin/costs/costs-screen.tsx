import { AdminPage } from '../components/admin-page.tsx';
import { PlanCosts } from './plan-costs.tsx';
import { PriceList } from './price-list.tsx';
import { SettingsBlock } from './settings-form.tsx';
import { TodayCard } from './today.tsx';

/** /admin/costs: what replies cost, what people paid, and what a day may cost (R-COST-02, R-COST-03). */
export function CostsScreen() {
  return (
    <AdminPage
      title="Costs"
      text="Every request to a model is counted. A request whose end nobody saw stands with an estimate. Revenue is paid invoices, refunds not taken off."
    >
      <TodayCard />
      <PlanCosts />
      <SettingsBlock />
      <PriceList />
    </AdminPage>
  );
}
