import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { type PageData, setPageData } from '#lib/page-data.ts';
import { addPageData, queryClient } from '#lib/query-client.ts';
import { plansQuery, readPlans } from '#shared/plans.ts';
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

export { hasFrame } from './frames.tsx';

/** Milliseconds after which the build goes on without the project. */
const READ_LIMIT = 5000;

/** What the build knows of the project: the companions that have a meeting page, and the data of the pages. */
export type PublicData = {
  companions: MetCompanion[];
  home: PageData;
  /** The data of the pages that show the plans alone. */
  plans: PageData;
  meeting: (id: string) => PageData;
  /** The style sheet with the companions' colors. */
  colors: string;
};

/** Reads what everyone may read from the project that the site is built for. Throws when it cannot be reached. */
export async function readPublicData(): Promise<PublicData> {
  const signal = AbortSignal.timeout(READ_LIMIT);
  const [companions, lineUp, latest, plans] = await Promise.all([
    readMetCompanions(signal),
    readLineUp(LINE_UP, signal),
    readLatestCompanions(FEATURED, signal),
    readPlans(signal),
  ]);
  const readAt = Date.now();
  const planTable = { key: plansQuery().queryKey, data: plans };
  const home = [
    { key: lineUpQuery().queryKey, data: lineUp },
    { key: latestCompanionsQuery().queryKey, data: latest },
    planTable,
  ];
  const meeting = (id: string) => [
    { key: metCompanionQuery(id).queryKey, data: companions.find((companion) => companion.id === id) },
  ];
  return {
    companions,
    home: { readAt, queries: home },
    plans: { readAt, queries: [planTable] },
    meeting: (id) => ({ readAt, queries: meeting(id) }),
    colors: colorSheet(companions),
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
