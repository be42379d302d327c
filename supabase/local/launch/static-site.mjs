// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const texts = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.txt', '.xml', '.svg']);

/** @typedef {{ pattern: RegExp, headers: [string, string][] }} HeaderRule */
/** @typedef {{ pattern: RegExp, to: string, status: number }} Redirect */

/**
 * The built site as a static host serves it: files under their names without `.html`, the headers of `_headers`, the
 * rewrites of `_redirects`, `404.html` for the rest, and texts compressed.
 *
 * @param {object} options
 * @param {string} options.folder where the built site lies
 * @param {string} options.host
 * @param {number} options.port 0 for any free one
 * @param {(text: string) => string} [options.edit] changes every text before it is served
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveStaticSite({ folder, host, port, edit = (text) => text }) {
  const files = filesIn(folder);
  /** @param {string} path */
  const read = (path) => {
    const bytes = readFileSync(join(folder, path));
    return texts.has(extname(path)) || path.startsWith('/_') ? Buffer.from(edit(bytes.toString())) : bytes;
  };
  /** @type {Map<string, { body: Buffer, zipped: Buffer }>} */
  const packed = new Map();
  /** @param {string} path @param {Buffer} body */
  const zip = (path, body) => {
    const known = packed.get(path);
    if (known?.body.equals(body)) return known.zipped;
    const zipped = gzipSync(body);
    packed.set(path, { body, zipped });
    return zipped;
  };
  const headerRules = () => (files.has('/_headers') ? parseHeaders(read('/_headers').toString()) : []);
  const redirects = () => (files.has('/_redirects') ? parseRedirects(read('/_redirects').toString()) : []);

  /** @param {string} path */
  const fileAt = (path) =>
    [path, `${path}.html`, join(path, 'index.html')].find((candidate) => files.has(candidate));

  /** @param {string} path @returns {{ file: string | undefined, status: number }} */
  const answerFor = (path) => {
    const file = fileAt(path);
    if (file !== undefined) return { file, status: 200 };
    const redirect = redirects().find(({ pattern }) => pattern.test(path));
    return redirect
      ? { file: fileAt(redirect.to), status: redirect.status }
      : { file: fileAt('/404'), status: 404 };
  };

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const { file, status } = answerFor(path);
    if (file === undefined) return response.writeHead(404).end();
    const type = extname(file);
    const headers = headerRules()
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((rule) => rule.headers);
    response.setHeaders(
      new Headers([['Content-Type', contentTypes[type] ?? 'application/octet-stream'], ...headers]),
    );
    const body = read(file);
    const zipped = texts.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (zipped) response.setHeader('Content-Encoding', 'gzip');
    return response.writeHead(status).end(zipped ? zip(file, body) : body);
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  );
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {string} folder @returns {Set<string>} paths below it, each with a slash in front */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')),
  );
}

/** @param {string} path a path in which `*` matches anything */
function patternOf(path) {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** @param {string} text @returns {HeaderRule[]} */
function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      rules.push({ pattern: patternOf(line.trim()), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** @param {string} text @returns {Redirect[]} */
function parseRedirects(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/\s+/))
    .map(([from = '', to = '', status = '301']) => ({
      pattern: patternOf(from),
      to,
      status: Number(status),
    }));
}
