import type { Plugin } from 'vite';
import { routes } from '#lib/paths.ts';
import { policyHash } from './policy-hash.ts';
import { type BuiltPage, framedPages, publicPages } from './public-pages.ts';
import { securityHeaders } from './security-headers.ts';

/** The address of `app.html`, the page that is rendered in the browser. */
const shell = '/app';

/** Caching of files whose names change with their content, and of files that announce a new version. */
const caching: [path: string, value: string][] = [
  ['/assets/*', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-cache'],
  ['/reply-notifications.js', 'no-cache'],
];

/** Every address without its own file, in the syntax of hosts: `*` matches the rest of a path. */
export function shellAddresses(): string[] {
  const built = [...publicPages, ...framedPages].map(({ route }) => route);
  const files = new Set<string>([...built, routes.notFound]);
  return Object.values(routes)
    .filter((route) => !files.has(route))
    .map((route) => route.replace(/:\w+/g, '*'))
    .flatMap((route) => (route.endsWith('/*') ? [route.slice(0, -2), route] : [route]));
}

type HostFilesOptions = {
  siteUrl: string;
  styles: readonly string[];
  meetingPages: readonly BuiltPage[];
};

/**
 * Writes the configuration of static hosts, `_headers` and `_redirects` (Netlify, Cloudflare Pages) and `vercel.json`,
 * and for search engines `robots.txt` and, if the site's address is known, `sitemap.xml`. `styles` are the inline
 * styles of the pages, `meetingPages` those of the companions.
 */
export function hostFiles({ siteUrl, styles, meetingPages }: HostFilesOptions): Plugin {
  let settings: Record<string, string>;
  return {
    name: 'host-files',
    apply: 'build',
    // After the pages: the policy has the hashes of their styles.
    enforce: 'post',
    configResolved({ env }) {
      settings = env;
    },
    generateBundle() {
      const headers = securityHeaders(settings, styles.map(policyHash));
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      write('_headers', headersFile(headers));
      write('_redirects', redirectsFile(meetingPages));
      write('vercel.json', vercelFile(headers));
      write('robots.txt', robotsFile(siteUrl));
      if (siteUrl !== '') write('sitemap.xml', sitemap(siteUrl, [...publicPages, ...meetingPages]));
    },
  };
}

/** Cloudflare Pages follows a rule even where a file exists, so each companion's page comes before their wildcard. */
function redirectsFile(meetingPages: readonly BuiltPage[]): string {
  const rules = [
    ...meetingPages.map(({ route }) => `${route} ${route} 200`),
    ...shellAddresses().map((from) => `${from} ${shell} 200`),
  ];
  return `${rules.join('\n')}\n`;
}

function headersFile(headers: [string, string][]): string {
  const rules: [string, [string, string][]][] = [
    ['/*', headers],
    ...caching.map(([path, value]): [string, [string, string][]] => [path, [['Cache-Control', value]]]),
  ];
  return rules
    .map(([path, lines]) => `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('');
}

function vercelFile(headers: [string, string][]): string {
  const entries = (pairs: [string, string][]) => pairs.map(([key, value]) => ({ key, value }));
  const pattern = (path: string) => path.replace('*', '(.*)');
  const settings = {
    cleanUrls: true,
    headers: [
      { source: '/(.*)', headers: entries(headers) },
      ...caching.map(([path, value]) => ({
        source: pattern(path),
        headers: entries([['Cache-Control', value]]),
      })),
    ],
    rewrites: shellAddresses().map((path) => ({ source: pattern(path), destination: shell })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function robotsFile(siteUrl: string): string {
  const lines = ['User-agent: *', 'Allow: /', ...(siteUrl === '' ? [] : [`Sitemap: ${siteUrl}/sitemap.xml`])];
  return `${lines.join('\n')}\n`;
}

function sitemap(siteUrl: string, pages: readonly BuiltPage[]): string {
  const urls = pages.map(({ route }) => `  <url><loc>${siteUrl}${route}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
