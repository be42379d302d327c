import { Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { NewPasswordForm } from '../features/auth/new-password-form.tsx';
import { PaymentSummary } from '../features/plans/payment-summary.tsx';
import { ConsentSettings } from '../features/privacy/consent-settings.tsx';
import { DeleteAccount } from '../features/privacy/delete-account.tsx';
import { ExportData } from '../features/privacy/export-data.tsx';
import { LoginPrompt } from '../features/profile/login-prompt.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

const FactorSettings = lazyScreen(
  'FactorSettings',
  () => import('../features/second-factor/factor-settings.tsx'),
);
const SignedIn = lazyPart('default', () => import('./signed-in.tsx'));

/** The settings of the signed-in user; visitors are asked to log in (R-PROF-01). */
export function ProfileRoute() {
  const { status, user } = useSession();
  if (user === null) return status === 'loading' ? <ScreenLoading /> : <LoginPrompt />;
  return (
    <SignedIn>
      <ProfileScreen
        renderConsents={() => <ConsentSettings />}
        renderExport={() => <ExportData />}
        renderDelete={() => <DeleteAccount />}
        renderFactor={() => (
          <Suspense>
            <FactorSettings />
          </Suspense>
        )}
        renderPayment={() => <PaymentSummary />}
        renderPassword={() => (
          <div className="max-w-form">
            <NewPasswordForm />
          </div>
        )}
      />
    </SignedIn>
  );
}
