// @ts-check
import {
  databaseUrl as clusterUrl,
  createCluster,
  startCluster,
  superuser,
} from '../../../supabase/local/postgres/cluster.mjs';
import {
  clusterFolder,
  makeClusterFolder,
  makeEphemeralFolder,
  removeEphemeralFolder,
} from '../../../supabase/local/postgres/folders.mjs';
import { makeMigrated, makePlatform } from './project.mjs';

/**
 * A PostgreSQL server of the stack's own kind, for tests and benches: the databases `platform` (empty, with what hosted
 * Supabase provides) and `migrated` are there to be copied.
 *
 * @typedef {{ port: number, cluster: string }} Server
 */

/** The address of a database for a role. @param {Server} server @param {string} database @param {string} role */
export function databaseUrl({ cluster, port }, database, role) {
  return clusterUrl(cluster, port, { role, database });
}

/** The address of a database for the server's superuser. @param {Server} server @param {string} database */
export function superuserUrl(server, database) {
  return databaseUrl(server, database, superuser);
}

/**
 * Starts a server in a folder that `stop` removes.
 *
 * @param {Record<string, string | number>} [settings] those of postgresql.conf
 * @returns {Promise<Server & { stop(): Promise<void> }>}
 */
export async function startServer(settings = {}) {
  const folder = makeEphemeralFolder();
  const stop = () => removeEphemeralFolder(folder);
  try {
    const cluster = clusterFolder(folder);
    makeClusterFolder(cluster);
    await createCluster(cluster);
    const { port } = await startCluster(cluster, {
      port: 0,
      durable: false,
      extraSettings: { max_connections: 120, ...settings },
    });
    await makePlatform({ port, cluster });
    await makeMigrated({ port, cluster });
    return { port, cluster, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
