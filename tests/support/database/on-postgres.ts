import { describe, inject } from 'vitest';
import { copyDatabase, databaseUrl } from './project.mjs';

/** Where a test finds its database. */
export type TestDatabase = {
  /** As `postgres`, the role of the migrations. */
  url: string;
  /** As the server's superuser. */
  superuserUrl: string;
};

const server = inject('postgres');

/**
 * Tests that need a PostgreSQL server with several connections. `copy` makes the database of a test out of `platform` (empty)
 * or `migrated`. Where the machine has no PostgreSQL they are skipped, and the title says so.
 */
export function describeOnPostgres(
  title: string,
  tests: (copy: (name: string, template: 'platform' | 'migrated') => Promise<TestDatabase>) => void,
): void {
  if ('reason' in server) {
    describe.skip(`${title} (skipped: ${server.reason})`, () =>
      tests(() => Promise.reject(new Error(server.reason))));
    return;
  }
  describe(`PostgreSQL ${server.version}: ${title}`, () =>
    tests(async (name, template) => {
      await copyDatabase(server, name, template);
      return {
        url: databaseUrl(server, name, 'postgres'),
        superuserUrl: databaseUrl(server, name, server.superuser),
      };
    }));
}
