import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { queryClient } from '#lib/query-client.ts';
import { App } from './app.tsx';
import { Frames } from './frames.tsx';
import { preloadScreens } from './lazy-screen.tsx';
import { routeTable } from './routes.tsx';

/**
 * Draws the page at `path` as a visitor sees it before anything is read from the server. Run by the build
 * (`web/build/prerendered-pages.ts`), never in a browser. Answers the HTML of `#root`; the elements that belong into the
 * head, such as the title, stand in front of it.
 */
export async function renderPage(path: string): Promise<string> {
  await preloadScreens(matchRoutes(routeTable, path) ?? []);
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  return htmlOf(<App router={router} />);
}

/** Draws what stands at `path`, a member's screen, until the page knows who they are; answers it as `renderPage` does. */
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
    // Larger parts would come later in the HTML and be moved into place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // What was asked for is forgotten, and so are the timers that would forget it some day.
  queryClient.clear();
  return html;
}
