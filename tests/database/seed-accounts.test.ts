import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connected, copyDatabase, databaseUrl, superuserUrl } from '../support/database/project.mjs';
import { startServer } from '../support/database/server.mjs';
import { createDatabase } from '../support/database/test-database.ts';

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

describe('the development accounts', () => {
  let server: Awaited<ReturnType<typeof startServer>>;

  /** A server as hosted projects have it: it listens on more than 127.0.0.1. */
  beforeAll(async () => {
    server = await startServer({ listen_addresses: '127.0.0.1,127.0.0.2' });
  });
  afterAll(() => server?.stop());

  /** A project on that server, with this secret for its tokens. */
  async function hosted(name: string, secret?: string): Promise<string> {
    await copyDatabase(server, name, 'migrated');
    const url = databaseUrl(server, name, 'postgres');
    if (secret !== undefined) {
      await connected(superuserUrl(server, name), (client) =>
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

  test('[R-PROD-21] are accepted by a server that listens on the local machine only', async () => {
    const { url } = await createDatabase('own_machine', 'migrated');
    expect(await seedAccounts(url)).toEqual({ accounts: 12, refusal: null });
  });
});
