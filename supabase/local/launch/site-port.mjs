// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

export const siteHost = '127.0.0.1';

/** The port of the site: flag, environment, 5173. @param {string | undefined} flag */
export function sitePort(flag) {
  const port = Number(flag ?? (process.env.AMITY_SITE_PORT || 5173));
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure('--site-port and AMITY_SITE_PORT take a port number from 1 to 65535.');
}

/** Refuses a taken port before anything is built. @param {number} port */
export async function requireFreePort(port) {
  const server = createServer();
  try {
    await once(server.listen(port, siteHost), 'listening');
  } catch {
    throw new Failure(
      `Port ${port} (site) is taken by another program. Stop it, or choose another port with AMITY_SITE_PORT or --site-port.`,
    );
  }
  await new Promise((resolve) => server.close(resolve));
}
