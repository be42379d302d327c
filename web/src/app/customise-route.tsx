import { Navigate } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session.ts';
import { useOnline } from '#lib/use-online.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CompanionFromAddress } from '../features/companions/companion-from-address.tsx';
import { CustomiseScreen } from '../features/customise/customise-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** The companion of the wizard when its address names none (R-CUST-01). */
const DEFAULT_COMPANION = 'suki';

/** The customisation wizard; users whose plan lacks it are redirected home (R-SHELL-07). */
export function CustomiseRoute() {
  const userId = useSession().user?.id ?? '';
  const { plan, failed } = useShownPlan(userId);
  const online = useOnline();
  if (plan?.customisation) {
    return (
      <CompanionFromAddress title="Customize" defaultName={DEFAULT_COMPANION}>
        {(companion) => <CustomiseScreen key={companion.id} companion={companion} />}
      </CompanionFromAddress>
    );
  }
  if (plan !== undefined) return <Navigate to={paths.home} replace />;
  if (!failed && online) return <ScreenLoading />;
  return (
    <ErrorState
      title="Error Loading Plan"
      text="We could not read your plan. Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  );
}
