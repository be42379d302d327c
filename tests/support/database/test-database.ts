import { inject } from 'vitest';
import { copyDatabase, databaseUrl, superuserUrl } from './project.mjs';

/** A database of one test file. */
export type TestDatabase = {
  /** As `postgres`, the role of the migrations. */
  url: string;
  /** As the server's superuser. */
  superuserUrl: string;
};

/** Makes a database of this name out of `platform` (empty) or `migrated`. */
export async function createDatabase(name: string, template: 'platform' | 'migrated'): Promise<TestDatabase> {
  const server = inject('postgres');
  await copyDatabase(server, name, template);
  return { url: databaseUrl(server, name, 'postgres'), superuserUrl: superuserUrl(server, name) };
}
