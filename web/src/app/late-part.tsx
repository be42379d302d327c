import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '#lib/error-reports.ts';
import { timings } from '#lib/timings.ts';
import { forgetFailedParts } from '#ui/lazy-part.tsx';

/**
 * Around a small part of the page whose code comes after the rest. Where it cannot be fetched or drawn, the page stays as
 * it is without the part, which is tried again: a network that was gone comes back.
 */
export function LatePart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, 'part')}
      onReset={forgetFailedParts}
      fallbackRender={({ resetErrorBoundary }) => <Missing onRetry={resetErrorBoundary} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, timings.latePart);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}
