import type { TestProject } from 'vitest/node';
import type { Server } from './project.mjs';
import { startServer } from './server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Server;
  }
}

/** One PostgreSQL server for all database tests of a run. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const { port, cluster, stop } = await startServer();
  project.provide('postgres', { port, cluster });
  return stop;
}
