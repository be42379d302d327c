import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../support/database/cluster.mjs';
import { findPostgres } from '../support/database/find-postgres.mjs';
import { describeOnPostgres } from '../support/database/on-postgres.ts';
import {
  connected,
  copyDatabase,
  databaseUrl,
  makeMigrated,
  makePlatform,
} from '../support/database/project.mjs';

const seed = readFileSync('supabase/seed-accounts.sql', 'utf8');

/** Runs the seed as the role that the Supabase CLI connects as, and returns how many accounts there are then. */
async function seedAccounts(url: string): Promise<{ accounts: number; refusal: string | null }> {
  return connected(url, async (client) => {
    const refusal = await client.query(seed).then(
      () => null,
      (error: Error) => error.message,
    );
    const { rows } = await client.query(
      'select ((select count(*) from auth.users) + (select count(*) from public.users))::int as accounts',
    );
    return { accounts: rows[0].accounts, refusal };
  });
}

const refused = {
  accounts: 0,
  refusal:
    'The development accounts are for the embedded stack and supabase start alone: their password is public.',
};

describeOnPostgres('the development accounts', (copy) => {
  let cluster: Cluster | undefined;

  /** A server as hosted projects have it: it listens on more than 127.0.0.1. */
  beforeAll(async () => {
    const found = findPostgres();
    if ('reason' in found) throw new Error(found.reason);
    cluster = await startCluster(found.programs, { listen_addresses: '127.0.0.1,127.0.0.2' });
    await makePlatform(cluster);
    await makeMigrated(cluster);
  });
  afterAll(() => cluster?.stop());

  /** A project on that server, with this secret for its tokens. */
  async function hosted(name: string, secret?: string): Promise<string> {
    if (cluster === undefined) throw new Error('There is no server.');
    await copyDatabase(cluster, name, 'migrated');
    const url = databaseUrl(cluster, name, 'postgres');
    if (secret !== undefined) {
      await connected(databaseUrl(cluster, name, cluster.superuser), (client) =>
        client.query(`alter database ${name} set app.settings.jwt_secret = '${secret}'`),
      );
    }
    return url;
  }

  test('[R-PROD-21] are refused by a project that others can reach, which stores nothing', async () => {
    expect(await seedAccounts(await hosted('hosted'))).toEqual(refused);
    expect(await seedAccounts(await hosted('with_secret', 'a-secret-of-its-own'))).toEqual(refused);
  });

  test('[R-PROD-21] are taken by supabase start, whose secret is public', async () => {
    const url = await hosted('start', 'super-secret-jwt-token-with-at-least-32-characters-long');
    expect(await seedAccounts(url)).toEqual({ accounts: 12, refusal: null });
  });

  test('[R-PROD-21] are taken by a server that listens on its own machine alone, as the embedded stack does', async () => {
    const { url } = await copy('own_machine', 'migrated');
    expect(await seedAccounts(url)).toEqual({ accounts: 12, refusal: null });
  });
});
