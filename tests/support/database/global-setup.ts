import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './cluster.mjs';
import { findPostgres } from './find-postgres.mjs';
import { makeMigrated, makePlatform } from './project.mjs';

/** The PostgreSQL server of a run, or why there is none. */
export type Server = (Pick<Cluster, 'port' | 'superuser'> & { version: number }) | { reason: string };

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Server;
  }
}

/** One PostgreSQL server for all database tests of a run, with the databases `platform` and `migrated` to be copied. */
export default async function provideServer(project: TestProject): Promise<(() => void) | undefined> {
  const found = findPostgres();
  if ('reason' in found) {
    project.provide('postgres', found);
    return;
  }
  const cluster = await startCluster(found.programs);
  try {
    await makePlatform(cluster);
    await makeMigrated(cluster);
  } catch (error) {
    cluster.stop();
    throw error;
  }
  const { port, superuser } = cluster;
  project.provide('postgres', { port, superuser, version: found.version });
  return cluster.stop;
}
