import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { adminAccessQuery } from '../features/admin/access/queries.ts';
import { AuthCard } from '../features/auth/auth-card.tsx';
import { LogoutButton } from '../features/auth/logout-button.tsx';
import { ConfirmSession } from '../features/second-factor/confirm-session.tsx';
import { secondFactorQuery } from '../features/second-factor/queries.ts';
import { SetUpFactor } from '../features/second-factor/set-up-factor.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** The history state with which pages lead here: the address to go on to. */
const arrivalState = v.object({ from: v.string() });

/** Where an admin sets up a second factor, replaces it, and is asked for it at login (R-PROD-15). */
export function SecondFactorRoute() {
  const { data, error, refetch } = useQuery(secondFactorQuery());
  const onConfirmed = useGoOn();
  if (error !== null) {
    return (
      <ErrorState
        title="Your second factor could not be read"
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <ScreenLoading />;
  const [factor] = data.factors;
  const isAsked = factor !== undefined && !data.isConfirmed;
  return (
    <AuthCard
      title={
        isAsked
          ? 'Enter your code'
          : factor === undefined
            ? 'Set up your second factor'
            : 'Use another device'
      }
      text={
        isAsked
          ? `Open your authenticator app and enter the six digits it shows for ${brand.name}.`
          : factor === undefined
            ? 'Admins confirm each login with a code from an authenticator app. Setting it up takes a minute.'
            : 'From the first code on, only the new device counts.'
      }
    >
      <title>{`Second factor | ${brand.name}`}</title>
      {isAsked ? (
        <ConfirmSession factorId={factor.id} onConfirmed={onConfirmed} />
      ) : (
        <SetUpFactor replacedIds={data.factors.map(({ id }) => id)} onConfirmed={onConfirmed} />
      )}
      {!data.isConfirmed && (
        <div className="flex items-center justify-between gap-3 border-t border-line pt-5 text-sm text-muted">
          Not you?
          <LogoutButton />
        </div>
      )}
    </AuthCard>
  );
}

/** Once confirmed, the admin area is asked again and the page that led here is opened. */
function useGoOn() {
  const userId = useSession().user?.id ?? '';
  const client = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    await client.refetchQueries(adminAccessQuery(userId));
    await navigate(v.is(arrivalState, state) ? state.from : paths.admin.dashboard, { replace: true });
  };
}
