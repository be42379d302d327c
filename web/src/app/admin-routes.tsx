import { type RouteObject, useRoutes } from 'react-router-dom';
import { adminRoutes } from '#lib/paths.ts';
import { CompanionsScreen } from '../features/admin/companions/companions-screen.tsx';
import { CreateCompanionScreen } from '../features/admin/companions/editor/create-companion-screen.tsx';
import { EditCompanionScreen } from '../features/admin/companions/editor/edit-companion-screen.tsx';
import { CostsScreen } from '../features/admin/costs/costs-screen.tsx';
import { AnnouncementsScreen } from '../features/admin/inbox/announcements/announcements-screen.tsx';
import { ErrorsScreen } from '../features/admin/inbox/errors/errors-screen.tsx';
import { MessagesScreen } from '../features/admin/inbox/messages/messages-screen.tsx';
import { ReportsScreen } from '../features/admin/inbox/reports/reports-screen.tsx';
import { AuditLogScreen } from '../features/admin/records/audit-log-screen.tsx';
import { SafetyScreen } from '../features/admin/records/safety-screen.tsx';
import { SubscriptionsScreen } from '../features/admin/records/subscriptions-screen.tsx';
import { DashboardApiScreen } from '../features/admin/statistics/dashboard-api-screen.tsx';
import { DashboardScreen } from '../features/admin/statistics/dashboard-screen.tsx';
import { UsersScreen } from '../features/admin/users/users-screen.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { AdminLoginRoute } from './admin-login-route.tsx';
import { AdminUpdatePasswordRoute } from './admin-update-password-route.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { SecondFactorRoute } from './second-factor-route.tsx';
import { SiteLayout } from './site-layout.tsx';

/** Every address below `/admin/`, all of them in one piece of code that only admins fetch (R-ADMIN-01). */
const adminRouteTable: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      { path: adminRoutes.login, element: <AdminLoginRoute /> },
      { path: adminRoutes.updatePassword, element: <AdminUpdatePasswordRoute /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
  {
    element: <RequireAdmin />,
    children: [
      {
        element: <SiteLayout />,
        children: [{ path: adminRoutes.secondFactor, element: <SecondFactorRoute /> }],
      },
      {
        element: <AdminLayout />,
        children: [
          { index: true, element: <DashboardScreen /> },
          { path: adminRoutes.dashboard, element: <DashboardScreen /> },
          { path: adminRoutes.dashboardApi, element: <DashboardApiScreen /> },
          { path: adminRoutes.users, element: <UsersScreen /> },
          { path: adminRoutes.subscriptions, element: <SubscriptionsScreen /> },
          { path: adminRoutes.companions, element: <CompanionsScreen /> },
          { path: adminRoutes.createCompanion, element: <CreateCompanionScreen /> },
          { path: adminRoutes.editCompanion, element: <EditCompanionScreen /> },
          { path: adminRoutes.announcements, element: <AnnouncementsScreen /> },
          { path: adminRoutes.messages, element: <MessagesScreen /> },
          { path: adminRoutes.reports, element: <ReportsScreen /> },
          { path: adminRoutes.errors, element: <ErrorsScreen /> },
          { path: adminRoutes.audit, element: <AuditLogScreen /> },
          { path: adminRoutes.costs, element: <CostsScreen /> },
          { path: adminRoutes.safety, element: <SafetyScreen /> },
        ],
      },
    ],
  },
];

export function AdminRoutes() {
  return useRoutes(adminRouteTable);
}
