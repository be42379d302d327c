import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { AdminLoginForm } from '../features/admin/access/admin-login-form.tsx';
import { AuthCard } from '../features/auth/auth-card.tsx';

const adminLoginArrival = v.object({ from: v.string(), refused: v.boolean() });

/**
 * The history state with which the area leads to its login: the address somebody wanted, and whether they were refused.
 */
export type AdminLoginArrival = v.InferOutput<typeof adminLoginArrival>;

/** The login of the admin area. */
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
