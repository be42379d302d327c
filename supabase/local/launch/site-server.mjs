// @ts-check
import { join } from 'node:path';
import { root } from './paths.mjs';
import { siteHost } from './site-port.mjs';

/**
 * The site from its sources, with hot reload.
 *
 * @param {number} port
 * @param {Record<string, string>} env what the site is built for: the VITE_ variables
 */
export async function serveSiteForDevelopment(port, env) {
  Object.assign(process.env, env);
  const { createServer } = await import('vite');
  const server = await keepingSignals(() =>
    createServer({
      root: join(root, 'web'),
      logLevel: 'info',
      server: { host: siteHost, port, strictPort: true, open: false },
    }),
  );
  return await server.listen();
}

/**
 * Vite ends the whole process at SIGTERM, before the database is closed; how it ends is decided here.
 *
 * @template Server
 * @param {() => Promise<Server>} create
 */
async function keepingSignals(create) {
  const before = process.listeners('SIGTERM');
  const server = await create();
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  return server;
}
