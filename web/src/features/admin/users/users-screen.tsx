import { AdminPage } from '../components/admin-page.tsx';
import { UserTable } from './user-table.tsx';

/** /admin/users (R-ADMIN-17). */
export function UsersScreen() {
  return (
    <AdminPage title="Users" text="Everyone with an account, newest first.">
      <UserTable />
    </AdminPage>
  );
}
