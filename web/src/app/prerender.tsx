import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { type PageData, setPageData } from '#lib/page-data.ts';
import { addPageData, queryClient } from '#lib/query-client.ts';
import { colorSheet } from '#shared/use-companion-colors.ts';
import { readLatestCompanions, readLineUp } from '../features/marketing/api.ts';
import { FEATURED, LINE_UP } from '../features/marketing/grids.ts';
import { latestCompanionsQuery, lineUpQuery } from '../features/marketing/queries.ts';
import { type MetCompanion, readMetCompanions } from '../features/meet/api.ts';
import { metCompanionQuery } from '../features/meet/queries.ts';
import { App } from './app.tsx';
import { Frames } from './frames.tsx';
import { preloadScreens } from './lazy-screen.tsx';
import { routeTable } from './routes.tsx';

// Run by the build (`web/build/prerendered-pages.ts`), never in a browser.

/** Milliseconds after which the build goes on without the project. */
const READ_LIMIT = 5000;

/** What the build knows of the companions: those that have a meeting page, and the data of the pages that show them. */
export type PublicCompanions = {
  all: MetCompanion[];
  home: PageData;
  meeting: (id: string) => PageData;
  /** The style sheet with their colors. */
  colors: string;
};

/** Reads the public companions from the project that the site is built for. Throws when it cannot be reached. */
export async function readPublicCompanions(): Promise<PublicCompanions> {
  const signal = AbortSignal.timeout(READ_LIMIT);
  const [all, lineUp, latest] = await Promise.all([
    readMetCompanions(signal),
    readLineUp(LINE_UP, signal),
    readLatestCompanions(FEATURED, signal),
  ]);
  const readAt = Date.now();
  const home = [
    { key: lineUpQuery().queryKey, data: lineUp },
    { key: latestCompanionsQuery().queryKey, data: latest },
  ];
  const meeting = (id: string) => [
    { key: metCompanionQuery(id).queryKey, data: all.find((companion) => companion.id === id) },
  ];
  return {
    all,
    home: { readAt, queries: home },
    meeting: (id) => ({ readAt, queries: meeting(id) }),
    colors: colorSheet(all),
  };
}

/**
 * Renders the page at `path` as a visitor sees it, with this data, or before any is loaded. Returns the HTML of
 * `#root`; elements of the head, such as the title, precede it.
 */
export async function renderPage(path: string, data: PageData | null): Promise<string> {
  await preloadScreens(matchRoutes(routeTable, path) ?? []);
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  setPageData(data);
  addPageData(queryClient);
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
