import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '#lib/error-reports.ts';
import { timings } from '#lib/timings.ts';
import { retryFailedParts } from '#ui/lazy-part.tsx';

/**
 * The boundary of a small part of the page whose code is loaded later. When it fails to load or to render, the page
 * stays without the part, and the part is retried.
 */
export function LazyBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, 'part')}
      onReset={retryFailedParts}
      fallbackRender={({ resetErrorBoundary }) => <RetryLater onRetry={resetErrorBoundary} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function RetryLater({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, timings.lazyRetry);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}
