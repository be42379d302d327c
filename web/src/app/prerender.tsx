import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { queryClient } from '#lib/query-client.ts';
import { App } from './app.tsx';
import { Frames } from './frames.tsx';
import { preloadScreens } from './lazy-screen.tsx';
import { routeTable } from './routes.tsx';

/**
 * Renders the page at `path` as a visitor sees it before any data is loaded. Run by the build
 * (`web/build/prerendered-pages.ts`), never in a browser. Returns the HTML of `#root`; elements of the head, such as
 * the title, precede it.
 */
export async function renderPage(path: string): Promise<string> {
  await preloadScreens(matchRoutes(routeTable, path) ?? []);
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return htmlOf(<App router={router} />);
}

/** Renders the frame of a member's screen at `path`, like `renderPage`. */
export async function renderFrame(path: string): Promise<string> {
  return htmlOf(
    <StaticRouter location={path}>
      <Frames />
    </StaticRouter>,
  );
}

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>{page}</StrictMode>,
    // Larger parts would be moved into place by an inline script, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // Removes the queries and their garbage collection timers.
  queryClient.clear();
  return html;
}
