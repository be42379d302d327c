import '#ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteMatch } from 'react-router-dom';
import { reportUnhandledErrors } from '#lib/error-reports.ts';
import { log } from '#lib/log.ts';
import { registerServiceWorker } from '#lib/service-worker.ts';
import { startSession } from '#lib/start-session.ts';
import { App } from './app.tsx';
import { preloadScreens } from './lazy-screen.tsx';
import { routeTable } from './routes.tsx';

reportUnhandledErrors();
// A new task, so that the page can handle input between loading the script and rendering.
setTimeout(() => {
  startSession();
  void render();
});

/** Hydrates the prerendered page, or renders the page when the HTML is a frame or that of another address. */
async function render(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const matches = matchRoutes(routeTable, window.location.pathname) ?? [];
  try {
    await preloadScreens(matches);
  } catch (error) {
    // It is loaded again where it is rendered, and an error is shown there.
    log.warn('screen not preloaded', { error: String(error) });
  }
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (isFor(root.dataset.page, matches)) {
    // A transition lets React yield to input while it hydrates.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // A member's frame stays until React's first render replaces it; visitors never saw it.
    const { member } = document.documentElement.dataset;
    if (member === undefined || !isFor(root.dataset.frame, matches)) root.replaceChildren();
    delete root.dataset.frame;
    delete document.documentElement.dataset.waiting;
    // The screens render their own titles; a document shows only the first one.
    document.querySelector('head > title')?.remove();
    createRoot(root).render(app);
  }
  registerServiceWorker();
}

/** Whether HTML that was prerendered for `address`, a path or the pattern of a route, is that of the current address. */
function isFor(address: string | undefined, matches: RouteMatch[]): boolean {
  const match = matches.at(-1);
  return address !== undefined && (address === match?.route.path || address === match?.pathname);
}
