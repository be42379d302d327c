import type { FallbackProps } from 'react-error-boundary';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';

/** Shown when a screen failed to render (R-SHELL-10, R-SHELL-11). */
export function ErrorScreen({ resetErrorBoundary }: FallbackProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-24 text-center">
      <h1 className="font-display text-3xl">Something went wrong</h1>
      <p>Sorry, an unexpected error occurred. Please try one of the options below.</p>
      <div className="flex flex-wrap justify-center gap-3 py-4">
        <Button variant="primary" onClick={resetErrorBoundary}>
          Try again
        </Button>
        <Button onClick={() => window.location.reload()}>Reload page</Button>
        {/* A plain link, so that the page reloads. */}
        <a href={paths.home} className={buttonClass({})}>
          Go home
        </a>
      </div>
      <p className="text-sm text-muted">If the problem persists, please contact our support.</p>
    </div>
  );
}
