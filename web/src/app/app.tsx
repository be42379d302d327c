import { type ComponentType, type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { env } from '#lib/env.ts';
import { reportError } from '#lib/error-reports.ts';
import { timings } from '#lib/timings.ts';
import { Toaster } from '#ui/toaster.tsx';
import { LatePart } from './late-part.tsx';
import { routeTable } from './routes.tsx';
import { RoutingErrorScreen } from './routing-error-screen.tsx';

/**
 * The whole page. The router is the declarative one: nothing here loads or writes through routes, and the data
 * router would cost every visitor another 16 kB of script. `router` is another one where there is no browser.
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
        <LatePart>
          <Toaster duration={timings.toast} />
        </LatePart>
      )}
    </>
  );
}

export function Routes() {
  return useRoutes(routeTable);
}

/** What tells of failed reads is fetched once the page is there. */
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
