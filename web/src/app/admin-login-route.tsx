import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { AdminLoginForm } from '../features/admin/access/admin-login-form.tsx';
import { AuthCard } from '../features/auth/auth-card.tsx';

const adminLoginArrival = v.object({ from: v.string(), refused: v.boolean() });

/** What the area tells its login, by way of the history entry's state: where somebody wanted to go, and whether they were refused. */
export type AdminLoginArrival = v.InferOutput<typeof adminLoginArrival>;

/** The door of the admin area. */
export function AdminLoginRoute() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const arrival = v.is(adminLoginArrival, state) ? state : null;
  return (
    <AuthCard title="Admin login" text={`For the people who run ${brand.name}.`}>
      <title>{`Admin login | ${brand.name}`}</title>
      <AdminLoginForm
        refused={arrival?.refused ?? false}
        onSignedIn={() => void navigate(arrival?.from ?? paths.admin.dashboard, { replace: true })}
      />
    </AuthCard>
  );
}
