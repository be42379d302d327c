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
// Reading the program was one piece of work, and drawing is the next: in between the page answers.
setTimeout(() => {
  startSession();
  void draw();
});

/** Brings the prerendered page to life, or draws the page when the HTML is a frame or that of another address. */
async function draw(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const matches = matchRoutes(routeTable, window.location.pathname) ?? [];
  try {
    await preloadScreens(matches);
  } catch (error) {
    // It is fetched again where it is shown, and there people are told.
    log.warn('screen not preloaded', { error: String(error) });
  }
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (isFor(root.dataset.page, matches)) {
    // In a transition React works in short slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // A member's frame stays until React clears it away with the first thing it draws; visitors never saw it.
    const { member } = document.documentElement.dataset;
    if (member === undefined || !isFor(root.dataset.frame, matches)) root.replaceChildren();
    delete root.dataset.frame;
    delete document.documentElement.dataset.waiting;
    // The screens bring their own titles; a document shows only its first one.
    document.querySelector('head > title')?.remove();
    createRoot(root).render(app);
  }
  registerServiceWorker();
}

/** Whether HTML that was drawn for `route` is that of the present address. */
function isFor(route: string | undefined, matches: RouteMatch[]): boolean {
  return route !== undefined && route === matches.at(-1)?.route.path;
}
