import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { brand } from '#lib/brand.ts';
import { type PageData, pageDataElement } from '#lib/page-data.ts';
import { firstPaintElement } from './first-paint.ts';
import { shellAddresses } from './host-files.ts';
import { meetingModule } from './meeting-pages.ts';
import { pageHead } from './page-head.ts';
import { type BuiltPage, framedPages, notFoundPage } from './public-pages.ts';
import { renderPages } from './render-pages.ts';

type Bundle = Rolldown.OutputBundle;

/** The file of every address whose page is rendered in the browser. */
export const shellFile = 'app.html';

/** The placeholder of a page's head in index.html. */
const headPlaceholder = '<!--page-->';
const emptyRoot = '<div id="root"></div>';

/** What the policy forbids: scripts without a type, and attributes that have code or styles. */
const inlineCode = /<script>|<[a-z][^>]*\s(?:style|on\w+)=/;

/**
 * Web fonts, which would delay the first paint. The rest of the style sheet is inline in the page, and again in the
 * linked sheet that has the fonts: the same rules twice are the same cascade, a part of them would not be.
 */
const webFonts = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** What every screen of a member loads once the entry script runs: known before, it is loaded at the same time. */
const memberModules = ['/src/app/signed-in.tsx', '/@supabase/supabase-js/dist/index.mjs'];

/** Elements of the head, which React writes before the page. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

type PrerenderedPagesOptions = { siteUrl: string; styles: string[]; meetingPages: BuiltPage[] };

/**
 * Writes every public page as HTML with its text, title and description, readable before any script has run; the frames
 * of some members' screens; and one empty page for all others. `siteUrl` is the site's address, '' when it is not
 * known; `styles` receives the inline style of the pages, `meetingPages` the pages of the public companions. Those are
 * written when the project can be reached, as are the home page's faces and the plans; else all are drawn on arrival
 * (D-24).
 */
export function prerenderedPages({ siteUrl, styles, meetingPages }: PrerenderedPagesOptions): Plugin {
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

      const entry = withImports(bundle, '/src/app/main.tsx');
      const member = memberModules.flatMap((module) => withImports(bundle, module));
      const { pages, colors, problem } = await renderPages(config);
      if (problem !== null) this.warn(`Companions and plans are drawn on arrival: ${problem}`);
      const style = styleSheetOf(bundle).replace(webFonts, '');
      styles.push(style, ...(colors === '' ? [] : [colors]));
      const shell = withConnection(
        withPreloads([...entry, ...member], template.replace(headPlaceholder, shellHead(siteUrl))),
        config.env,
      );
      this.emitFile({ type: 'asset', fileName: shellFile, source: shell });

      // For hosts that serve one page for all unknown addresses, by this name.
      this.emitFile({ type: 'asset', fileName: '200.html', source: shell });

      for (const { page, html, data, picture } of pages) {
        const whole = htmlOf(page, html, template, siteUrl);
        if (inlineCode.test(whole.replace(firstPaintElement, ''))) {
          this.error(`${page.file} has inline styles or scripts, which the page's own policy forbids.`);
        }
        const screen = withImports(bundle, `/src/${page.module}`);
        const linked = framedPages.includes(page)
          ? withConnection(withPreloads([...entry, ...member, ...screen], whole), config.env)
          : withPreloads([...entry, ...screen], whole);
        const source = deferred(data === null ? linked : withData(linked, data, colors), style);
        this.emitFile({ type: 'asset', fileName: page.file, source });
        if (page.module !== meetingModule) continue;
        meetingPages.push(page);
        if (picture !== null) {
          this.emitFile({ type: 'asset', fileName: page.file.replace('.html', '.png'), source: picture });
        }
      }
    },
  };
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
    picture: page.picture,
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

/** The files that a browser loads to run the module whose path ends so, its own file first. */
function withImports(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
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
  const links = [...new Set(files)].map(
    (file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `,
  );
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** The page with a connection to the project, opened before its script runs: a member's screen reads from there. */
function withConnection(html: string, env: ResolvedConfig['env']): string {
  return html.replace(
    '</head>',
    `  <link rel="preconnect" crossorigin href="${env.VITE_SUPABASE_URL}" />\n  </head>`,
  );
}

/**
 * The page with its style inline, and with scripts, fonts and preloads that `first-paint.js` loads after the first
 * paint.
 */
function deferred(html: string, style: string): string {
  return html
    .replace(/<link rel="preload" as="image"[^>]*>/g, '') // the page itself shows the picture sooner
    .replace(/<link rel="(stylesheet|preload|modulepreload)"/g, '<link rel="later" data-rel="$1"')
    .replace('<script type="module"', '<script type="later"')
    .replace('</head>', () => `<style>${style}</style></head>`);
}

/** The page with the data that its HTML was rendered with, and the companions' colors where it shows any of them. */
function withData(html: string, data: PageData, colors: string): string {
  const colored = html.includes(' data-colors="')
    ? html.replace('</head>', `<style>${colors}</style></head>`)
    : html;
  return colored.replace('</body>', () => `${pageDataElement(data)}</body>`);
}

function styleSheetOf(bundle: Bundle): string {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheets.length !== 1 || sheets[0]?.type !== 'asset') throw new Error('The site has one style sheet.');
  return String(sheets[0].source);
}
