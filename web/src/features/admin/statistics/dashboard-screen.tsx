import { AdminPage } from '../components/admin-page.tsx';
import { UserTable } from '../users/user-table.tsx';
import { AdminProfile } from './admin-profile.tsx';
import { PlanDistribution } from './plan-distribution.tsx';
import { StatisticsBlock } from './statistics-block.tsx';

/** /admin and /admin/dashboard: the statistics and the users (R-ADMIN-06). */
export function DashboardScreen() {
  return (
    <AdminPage title="Admin Dashboard">
      <StatisticsBlock />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <PlanDistribution />
        <AdminProfile />
      </div>
      <div className="flex flex-col gap-4 pt-2">
        <h2 className="font-display text-xl">Users</h2>
        <UserTable />
      </div>
    </AdminPage>
  );
}
