import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import type { PageData } from '#lib/page-data.ts';
import { commonPasswords } from './common-passwords.ts';
import { type BuiltCompanion, meetingPage } from './meeting-pages.ts';
import {
  type BuiltPage,
  framedPages,
  homePage,
  notFoundPage,
  planPages,
  publicPages,
} from './public-pages.ts';

/** A page with the HTML of its `#root`, the data it was rendered with, and its own picture where it is drawn here. */
type RenderedPage = {
  page: BuiltPage;
  html: string;
  data: PageData | null;
  picture: Uint8Array | null;
};

/** `src/app/prerender.tsx`, as it is built. */
type Renderer = {
  readPublicData: () => Promise<PublicData>;
  renderPage: (path: string, data: PageData | null) => Promise<string>;
  hasFrame: (path: string) => boolean;
  renderFrame: (path: string) => Promise<string>;
};
type PublicData = {
  companions: BuiltCompanion[];
  home: PageData;
  plans: PageData;
  meeting: (id: string) => PageData;
  colors: string;
};

type RenderedPages = {
  pages: RenderedPage[];
  /** The style sheet with the companions' colors. */
  colors: string;
  /** Why the pages were rendered without companions and plans; null when these were read. */
  problem: string | null;
};

/** Renders all pages with a server build of the same sources, and the companions and plans of the site's project. */
export async function renderPages(config: ResolvedConfig): Promise<RenderedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    return await renderWith(await buildRenderer(config, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function buildRenderer({ root, mode, define }: ResolvedConfig, folder: string): Promise<Renderer> {
  await build({
    configFile: false,
    root,
    mode,
    define: define ?? {},
    publicDir: false,
    plugins: [commonPasswords()],
    logLevel: 'error',
    // Bundles everything, so that it runs outside of node_modules.
    ssr: { noExternal: true },
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, minify: false, emptyOutDir: true },
  });
  return await import(pathToFileURL(join(folder, 'prerender.js')).href);
}

async function renderWith({
  readPublicData,
  renderPage,
  hasFrame,
  renderFrame,
}: Renderer): Promise<RenderedPages> {
  let known: PublicData | null = null;
  let problem: string | null = null;
  try {
    known = await readPublicData();
  } catch (error) {
    problem = `the project cannot be read (${error instanceof Error ? error.message : String(error)}).`;
  }
  const pages: RenderedPage[] = [];
  const add = async (page: BuiltPage, data: PageData | null, picture: Uint8Array | null = null) => {
    pages.push({ page, html: await renderPage(page.route, data), data, picture });
  };
  for (const page of publicPages) await add(page, known && dataOf(page, known));
  for (const companion of known?.companions ?? []) {
    const { page, drawnPicture } = meetingPage(companion);
    await add(page, known?.meeting(companion.id) ?? null, drawnPicture);
  }
  for (const page of framedPages.filter(({ route }) => hasFrame(route))) {
    pages.push({ page, html: await renderFrame(page.route), data: null, picture: null });
  }
  pages.push({ page: notFoundPage, html: await renderPage('/404', null), data: null, picture: null });
  return { pages, colors: known?.colors ?? '', problem };
}

function dataOf(page: BuiltPage, { home, plans }: PublicData): PageData | null {
  if (page === homePage) return home;
  return planPages.includes(page) ? plans : null;
}
