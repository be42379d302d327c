// @ts-check
import { createCluster, startCluster } from '../../../supabase/local/postgres/cluster.mjs';
import {
  clusterFolder,
  makeClusterFolder,
  makeEphemeralFolder,
  removeEphemeralFolder,
} from '../../../supabase/local/postgres/folders.mjs';
import { makeMigrated, makePlatform } from './project.mjs';

/**
 * Starts a server in a folder that `stop` removes.
 *
 * @param {Record<string, string | number>} [settings] those of postgresql.conf
 * @returns {Promise<import('./project.mjs').Server & { stop(): Promise<void> }>}
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
