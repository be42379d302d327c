import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '#lib/error-reports.ts';
import { timings } from '#lib/timings.ts';
import { retryFailedParts } from '#ui/lazy-part.tsx';

type LazyBoundaryProps = { children: ReactNode; fallback?: ReactNode };

/**
 * The boundary of a small part of the page whose code is loaded later; `fallback` is shown until it is there. When it
 * fails to load or to render, the page stays without the part, and the part is retried.
 */
export function LazyBoundary({ children, fallback = null }: LazyBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, 'part')}
      onReset={retryFailedParts}
      fallbackRender={({ resetErrorBoundary }) => (
        <RetryLater onRetry={resetErrorBoundary}>{fallback}</RetryLater>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function RetryLater({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, timings.lazyRetry);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return children;
}
