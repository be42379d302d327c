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

/** The file of every address whose page is rendered in the browser. */
export const shellFile = 'app.html';

/** The placeholder of a page's head in index.html. */
const headPlaceholder = '<!--page-->';
const emptyRoot = '<div id="root"></div>';

/**
 * Web fonts, which would delay the first paint. The rest of the style sheet is inline in the page, and again in the
 * linked sheet that has the fonts: the same rules twice are the same cascade, a part of them would not be.
 */
const webFonts = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Elements of the head, which React writes before the page. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Writes every public page as HTML with its text, title and description, readable before any script has run; the frames
 * of some members' screens; and one empty page for all others. `siteUrl` is the site's address, '' when it is not
 * known; `styles` receives the inline style of the pages.
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
      server === undefined ? html : html.replace(headPlaceholder, shellHead(siteUrl)),
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('There is no index.html to write the pages from.');
      const template = String(index.source);
      delete bundle['index.html'];

      const entry = withImports(bundle, 'app/main.tsx');
      const pages = await renderAll(config);
      const style = styleSheetOf(bundle).replace(webFonts, '');
      styles.push(style);
      const shell = withPreloads(entry, template.replace(headPlaceholder, shellHead(siteUrl)));
      this.emitFile({ type: 'asset', fileName: shellFile, source: shell });

      // For hosts that serve one page for all unknown addresses, by this name.
      this.emitFile({ type: 'asset', fileName: '200.html', source: shell });

      for (const [page, rendered] of pages) {
        const html = htmlOf(page, rendered, template, siteUrl);
        if (/\sstyle=|<script>|\son\w+=/.test(html.replace(firstPaintElement, ''))) {
          this.error(`${page.file} has inline styles or scripts, which the page's own policy forbids.`);
        }
        // The many small files of a member's screen would delay the entry script.
        const screen = framedPages.includes(page) ? [] : withImports(bundle, page.module);
        const source = deferred(withPreloads([...new Set([...entry, ...screen])], html), style);
        this.emitFile({ type: 'asset', fileName: page.file, source });
      }
    },
  };
}

/** Renders all pages with a server build of the same sources. */
async function renderAll({ root, mode, define }: ResolvedConfig): Promise<[BuiltPage, string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    await build({
      configFile: false,
      root,
      mode,
      define: define ?? {},
      publicDir: false,
      logLevel: 'error',
      // Bundles everything, so that it runs outside of node_modules.
      ssr: { noExternal: true },
      build: { ssr: 'src/app/prerender.tsx', outDir: folder, minify: false, emptyOutDir: true },
    });
    const { renderPage, renderFrame } = (await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    )) as Record<'renderPage' | 'renderFrame', RenderPage>;
    const rendered: [BuiltPage, string][] = [];
    for (const page of publicPages) rendered.push([page, await renderPage(page.route)]);
    for (const page of framedPages) rendered.push([page, await renderFrame(page.route)]);
    rendered.push([notFoundPage, await renderPage('/404')]);
    return rendered;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Paths of pages without a file: some hosts serve the not-found page for them, which must stay hidden then. */
const elsewhere = `^(${shellAddresses().join('|').replaceAll('*', '.*')})/?$`;

function htmlOf(page: BuiltPage, rendered: string, template: string, siteUrl: string): string {
  const [head = ''] = leadingHead.exec(rendered) ?? [];
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
  const body = `<div id="root" data-${isFrame ? 'frame' : 'page'}="${page.route}">${rendered.slice(head.length)}</div>`;
  return (page === notFoundPage ? template.replace('<html', `<html data-elsewhere="${elsewhere}"`) : template)
    .replace(headPlaceholder, () => ownHead + head.replace(/<title>[^<]*<\/title>/, ''))
    .replace(emptyRoot, () => body);
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

/** The files that a browser loads to run `module` (below `web/src`), its own file first. */
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

/** The page with a modulepreload link for each of these files. */
function withPreloads(files: string[], html: string): string {
  const links = files.map((file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * The page with its style inline, and with scripts, fonts and preloads that `first-paint.js` loads after the first
 * paint.
 */
function deferred(html: string, style: string): string {
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
