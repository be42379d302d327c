import { applyMigrations } from './migrations.ts';
import { databaseUrl, type Server, startCluster } from './postgres/cluster.mjs';
import { type Preparation, withSession } from './prepare.ts';
import { exists, type StateFolder } from './state-folder.ts';
import { fillCluster } from './templates.ts';

/** Makes the database of a folder where there is none yet. Returns whether it is new. */
export async function makeDatabase(
  { cluster, buildFolder }: StateFolder,
  preparation: Preparation,
  templates: string,
): Promise<boolean> {
  if (await exists(cluster)) return false;
  try {
    await fillCluster(buildFolder, preparation, templates);
    await Deno.rename(buildFolder, cluster);
  } finally {
    await Deno.remove(buildFolder, { recursive: true }).catch(() => undefined);
  }
  return true;
}

/** Starts the database of a folder: a new one from a template, an old one with what is pending of the migrations. */
export async function startDatabase(
  folder: StateFolder,
  preparation: Preparation,
  { templates, port, durable }: { templates: string; port: number; durable: boolean },
): Promise<Server> {
  const isNew = await makeDatabase(folder, preparation, templates);
  const server = await startCluster(folder.cluster, { port, durable });
  if (!isNew) {
    const url = databaseUrl(folder.cluster, server.port);
    await withSession(url, (sql) => applyMigrations(sql, preparation.migrations)).catch(async (error) => {
      await server.stop();
      throw error;
    });
  }
  return server;
}
