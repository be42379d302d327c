import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { reportError } from '../lib/error-reports.ts';
import { timings } from '../lib/timings.ts';
import { Toaster } from '../ui/toaster.tsx';
import { showDataErrors } from './data-error-toasts.ts';
import { routeTable } from './routes.tsx';
import { RoutingErrorScreen } from './routing-error-screen.tsx';

/**
 * The whole page. The router is the declarative one: nothing here loads or writes through routes, and the data
 * router would cost every visitor another 16 kB of script.
 */
export function App() {
  useEffect(showDataErrors, []);
  return (
    <>
      <ErrorBoundary FallbackComponent={RoutingErrorScreen} onError={(error) => reportError(error, 'page')}>
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster duration={timings.toast} />
    </>
  );
}

export function Routes() {
  return useRoutes(routeTable);
}
