import { type ComponentType, type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { reportError } from '#lib/error-reports.ts';
import { paths } from '#lib/paths.ts';
import { timings } from '#lib/timings.ts';
import { LazyBoundary } from '#shared/lazy-boundary.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { Toaster } from '#ui/toaster.tsx';
import { routeTable } from './routes.tsx';

/**
 * The whole page. It uses the declarative router: no route loads or writes data, and the data router would cost every
 * visitor another 16 kB of script. `router` replaces it where there is no browser.
 */
export function App({ router: Router = BrowserRouter }: { router?: ComponentType<{ children: ReactNode }> }) {
  useEffect(listenForDataErrors, []);
  return (
    <>
      <ErrorBoundary FallbackComponent={RoutingErrorScreen} onError={(error) => reportError(error, 'page')}>
        <Router>
          <Routes />
        </Router>
      </ErrorBoundary>
      {env.features.notifications && (
        <LazyBoundary>
          <Toaster duration={timings.toast} />
        </LazyBoundary>
      )}
    </>
  );
}

function Routes() {
  return useRoutes(routeTable);
}

/** Loads the toasts for failed reads after the page. */
function listenForDataErrors(): () => void {
  let end = () => {};
  let ended = false;
  void import('./data-error-toasts.ts').then(({ showDataErrors }) => {
    if (!ended) end = showDataErrors();
  });
  return () => {
    ended = true;
    end();
  };
}

/** Shown when something outside the screens failed, so that there is no layout to show it in (R-SHELL-13). */
function RoutingErrorScreen() {
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 text-center">
      <h1 className="font-display text-3xl">Unexpected Application Error!</h1>
      <a href={paths.home} className={buttonClass({ variant: 'primary' })}>
        Go home
      </a>
    </main>
  );
}
