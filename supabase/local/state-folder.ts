import { join } from 'node:path';
import { StartFailure } from './failure.ts';
import { buildFolderOf, clusterFolder, ownerFile } from './postgres/folders.mjs';

/** What `npm run status` prints of the running stack. */
export interface RunningStack {
  pid: number;
  apiUrl: string;
  dbUrl: string;
  siteUrl: string;
  mailboxUrl: string;
  publishableKey: string;
  secretKey: string;
}

/** The folder of one stack: its data, its files, its keys and who runs it. */
export interface StateFolder {
  /** The cluster of its database; complete as soon as it exists. */
  cluster: string;
  /** Where a new database is prepared before it becomes the cluster. */
  buildFolder: string;
  storageFolder: string;
  /** Writes the addresses of the running stack; removed when it stops. */
  describe(stack: RunningStack): Promise<void>;
  release(): Promise<void>;
}

const DESCRIPTION = 'stack.json';

/** Files of the engine before PostgreSQL. */
const OLD_ENGINE = ['data', 'data.complete', 'snapshots'];

/**
 * Locks the folder for this process. The lock is the operating system's, so a killed process leaves none behind. A
 * folder in use or not writable is a StartFailure.
 */
export async function lockStateFolder(folder: string): Promise<StateFolder> {
  const lock = await openLock(folder);
  const description = join(folder, DESCRIPTION);
  if (!(await lock.tryLock(true))) {
    throw new StartFailure(
      `The stack already runs here (process ${await runningPid(description)}). Stop it first.`,
    );
  }
  await Deno.writeTextFile(ownerFile(folder), String(Deno.pid));
  return {
    cluster: clusterFolder(folder),
    buildFolder: buildFolderOf(folder),
    storageFolder: join(folder, 'storage'),
    describe: (stack) => Deno.writeTextFile(description, JSON.stringify(stack), { mode: 0o600 }),
    release: async () => {
      await Deno.remove(description).catch(() => undefined);
      lock.close();
    },
  };
}

/** Refuses a folder with the data of the engine before PostgreSQL, which the present one cannot read. */
export async function refuseOldEngine(folder: string): Promise<void> {
  if (!(await exists(join(folder, 'data.complete')))) return;
  throw new StartFailure(
    `${join(folder, 'data')} was written by an earlier engine. Run npm run reset: it removes it and starts with a new database.`,
  );
}

/** Removes the database and the uploads of a stopped stack, and the files of the engine before PostgreSQL. */
export async function clearStateFolder(
  folder: string,
  { cluster, storageFolder }: StateFolder,
): Promise<void> {
  for (const path of [cluster, storageFolder, ...OLD_ENGINE.map((name) => join(folder, name))]) {
    await Deno.remove(path, { recursive: true }).catch((error) => {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    });
  }
}

/** Makes a folder; one that cannot be written is a StartFailure. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await Deno.mkdir(folder, { recursive: true });
  } catch (error) {
    throw notWritable(folder, error);
  }
}

export async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(
    () => true,
    () => false,
  );
}

async function openLock(folder: string): Promise<Deno.FsFile> {
  await makeFolder(folder);
  try {
    return await Deno.open(join(folder, 'stack.lock'), { create: true, write: true });
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, error: unknown): StartFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartFailure(`${folder} cannot be written, and the data must live there: ${reason}`);
}

async function runningPid(description: string): Promise<string> {
  try {
    const stack: RunningStack = JSON.parse(await Deno.readTextFile(description));
    return String(stack.pid);
  } catch {
    return 'still starting';
  }
}
