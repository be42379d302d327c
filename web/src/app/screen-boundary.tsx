import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { reportError } from '#lib/error-reports.ts';
import { log } from '#lib/log.ts';
import { forgetFailedParts } from '#ui/lazy-part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** Waits for a screen's code and catches what it throws; going elsewhere clears the error. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={ErrorScreen}
      resetKeys={[key]}
      onReset={forgetFailedParts}
      onError={(error) => {
        log.error('screen failed', { error: String(error) });
        reportError(error, 'screen');
      }}
    >
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
