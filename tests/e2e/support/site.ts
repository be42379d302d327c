import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { builtFor, siteFolder } from './build-site.ts';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const text = new Set(['.html', '.js', '.json', '.webmanifest']);

/** The built site on a static host: files as they are, prerendered pages by path, index.html for every other path. */
export class Site {
  readonly url: string;
  readonly #server: Server;
  #stack = builtFor;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<Site> {
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const file = await site.#fileFor(normalize(decodeURIComponent(pathname)));
      const type = extname(file);
      const body = await readFile(file);
      response
        .writeHead(200, { 'content-type': contentTypes[type] ?? 'application/octet-stream' })
        .end(text.has(type) ? site.#withStack(body.toString()) : body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new Site(server);
    return site;
  }

  /** From now on the page talks to this stack. */
  use(stack: { apiUrl: string; publishableKey: string }): void {
    this.#stack = stack;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #fileFor(path: string): Promise<string> {
    for (const candidate of [path, `${path}.html`, `${path}/index.html`]) {
      const file = join(siteFolder, candidate);
      if ((await stat(file).catch(() => null))?.isFile()) return file;
    }
    return join(siteFolder, 'index.html');
  }

  #withStack(body: string): string {
    return body
      .replaceAll(builtFor.apiUrl, this.#stack.apiUrl)
      .replaceAll(builtFor.publishableKey, this.#stack.publishableKey);
  }
}
