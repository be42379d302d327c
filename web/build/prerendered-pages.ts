import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { brand } from '#lib/brand.ts';
import { firstPaintElement } from './first-paint.ts';
import { shellAddresses } from './host-files.ts';
import { pageHead } from './page-head.ts';
import { type BuiltPage, framedPages, notFoundPage, publicPages } from './public-pages.ts';

type Bundle = Rolldown.OutputBundle;
type RenderPage = (path: string) => Promise<string>;

/** The file that stands for every address whose page is drawn in the browser. */
export const shellFile = 'app.html';

/** In index.html: where what the head says of one page goes. */
const headMark = '<!--page-->';
const rootMark = '<div id="root"></div>';

/**
 * Faces that have to be fetched: they would hold up the first paint. Everything else of the style sheet stands in the
 * page, and comes again with the linked sheet that brings the faces: the same rules twice are one cascade, a part of them
 * is not.
 */
const fetchedFaces = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Elements of the head, which React writes in front of what it draws. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Writes every public page as HTML with its words, its title and its description, so that it can be read before any
 * script has run; the frames of some members' screens; and one empty page for all the others. `siteUrl` is where the
 * site will live, '' when not known; `styles` receives the style that stands in the pages.
 */
export function prerenderedPages({ siteUrl, styles }: { siteUrl: string; styles: string[] }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (html, { server }) =>
      server === undefined ? html : html.replace(headMark, shellHead(siteUrl)),
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('There is no index.html to write the pages from.');
      const template = String(index.source);
      delete bundle['index.html'];

      const program = withImports(bundle, 'app/main.tsx');
      const pages = await drawAll(config);
      const style = styleSheetOf(bundle).replace(fetchedFaces, '');
      styles.push(style);
      const shell = preloading(program, template.replace(headMark, shellHead(siteUrl)));
      this.emitFile({ type: 'asset', fileName: shellFile, source: shell });

      // Hosts that know one page for all their gaps, by the name they look for.
      this.emitFile({ type: 'asset', fileName: '200.html', source: shell });

      for (const [page, drawn] of pages) {
        const html = htmlOf(page, drawn, template, siteUrl);
        if (/\sstyle=|<script>|\son\w+=/.test(html.replace(firstPaintElement, ''))) {
          this.error(`${page.file} has inline styles or scripts, which the page's own policy forbids.`);
        }
        // The many small files of a member's screen would hold up the program it cannot do without.
        const screen = framedPages.includes(page) ? [] : withImports(bundle, page.module);
        const source = paintedFirst(preloading([...new Set([...program, ...screen])], html), style);
        this.emitFile({ type: 'asset', fileName: page.file, source });
      }
    },
  };
}

/** Draws all pages with a program of their own, built for Node from the same sources. */
async function drawAll({ root, mode, define }: ResolvedConfig): Promise<[BuiltPage, string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    await build({
      configFile: false,
      root,
      mode,
      define: define ?? {},
      publicDir: false,
      logLevel: 'error',
      // Everything is in it, so that it runs where no packages are.
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir: folder, minify: false, emptyOutDir: true },
    });
    const { renderPage, renderFrame } = (await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    )) as Record<'renderPage' | 'renderFrame', RenderPage>;
    const drawn: [BuiltPage, string][] = [];
    for (const page of publicPages) drawn.push([page, await renderPage(page.route)]);
    for (const page of framedPages) drawn.push([page, await renderFrame(page.route)]);
    drawn.push([notFoundPage, await renderPage('/404')]);
    return drawn;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The paths that are pages all the same: some hosts show them the not-found page, which must not be seen then. */
const elsewhere = `^(${shellAddresses().join('|').replaceAll('*', '.*')})/?$`;

function htmlOf(page: BuiltPage, drawn: string, template: string, siteUrl: string): string {
  const [head = ''] = leadingHead.exec(drawn) ?? [];
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (title === undefined) throw new Error(`The page at ${page.route} has no title.`);
  const isFrame = framedPages.includes(page);
  const isListed = page !== notFoundPage && !isFrame && siteUrl !== '';
  const ownHead = pageHead({
    title: unescaped(title),
    description: page.description,
    url: isListed ? siteUrl + page.route : null,
    siteUrl,
  });
  const body = `<div id="root" data-${isFrame ? 'frame' : 'page'}="${page.route}">${drawn.slice(head.length)}</div>`;
  return (page === notFoundPage ? template.replace('<html', `<html data-elsewhere="${elsewhere}"`) : template)
    .replace(headMark, () => ownHead + head.replace(/<title>[^<]*<\/title>/, ''))
    .replace(rootMark, () => body);
}

/** React escapes these in text. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function shellHead(siteUrl: string): string {
  return pageHead({ title: brand.name, description: brand.description, url: null, siteUrl });
}

/** The files a browser needs to run `module` (below `web/src`), that of the module itself first. */
function withImports(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (start === undefined) throw new Error(`The build has no ${module}.`);
  const files = new Set<string>();
  const visit = (fileName: string): void => {
    if (files.has(fileName)) return;
    files.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
  };
  visit(start.fileName);
  return [...files];
}

/** The page with all these files of its program named in the head. */
function preloading(files: string[], html: string): string {
  const links = files.map((file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** The page with the style of its first paint in it, and all it fetches left to `first-paint.js` for later. */
function paintedFirst(html: string, style: string): string {
  return html
    .replace(/<link rel="(stylesheet|preload|modulepreload)"/g, '<link rel="later" data-rel="$1"')
    .replace('<script type="module"', '<script type="later"')
    .replace('</head>', () => `<style>${style}</style></head>`);
}

function styleSheetOf(bundle: Bundle): string {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheets.length !== 1 || sheets[0]?.type !== 'asset') throw new Error('The site has one style sheet.');
  return String(sheets[0].source);
}
