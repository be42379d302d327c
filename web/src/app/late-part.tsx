import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../lib/error-reports.ts';
import { timings } from '../lib/timings.ts';

/** A small part of the page whose code comes after the rest. */
type Late<Props extends object> = { Part: ComponentType<Props>; fetchAgain: () => void };

export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Late<Props> {
  const part: Late<Props> = {
    Part: lazy(load),
    // A lazy component remembers that it failed.
    fetchAgain: () => {
      part.Part = lazy(load);
    },
  };
  return part;
}

type LatePartProps<Props extends object> = { of: Late<Props>; props: Props };

/**
 * Shows a part once it is there. Where it cannot be fetched or drawn, the page stays as it is without the part, which is
 * tried again: a network that was gone comes back.
 */
export function LatePart<Props extends object>({ of, props }: LatePartProps<Props>) {
  return (
    <ErrorBoundary
      onError={(error) => reportError(error, 'part')}
      onReset={of.fetchAgain}
      fallbackRender={({ resetErrorBoundary }) => <Missing onRetry={resetErrorBoundary} />}
    >
      <Suspense>
        <Fetched of={of} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Fetched<Props extends object>({ of: { Part }, props }: LatePartProps<Props>) {
  return <Part {...props} />;
}

function Missing({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, timings.latePart);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}
