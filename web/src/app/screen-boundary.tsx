import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { reportError } from '#lib/error-reports.ts';
import { log } from '#lib/log.ts';
import { retryFailedParts } from '#ui/lazy-part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ScreenLoading } from './screen-loading.tsx';

/** Shows a fallback while a screen loads and catches its errors; navigation clears the error. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      FallbackComponent={ErrorScreen}
      resetKeys={[key]}
      onReset={retryFailedParts}
      onError={(error) => {
        log.error('screen failed', { error: String(error) });
        reportError(error, 'screen');
      }}
    >
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
