import { createHash } from 'node:crypto';
import pg from 'pg';
import { vi } from 'vitest';
import { chatConsentVersions } from '../sign-up-data.ts';

/** How one of several statements at the same time ended: its rows, or the word or SQLSTATE of its refusal. */
export type Outcome<Row> = { rows: Row[]; refusal: null } | { rows: []; refusal: string };

/** Many connections to one database, each of them a session of its own. */
export class Sessions {
  readonly #pool: pg.Pool;

  constructor(url: string, connections = 50) {
    this.#pool = new pg.Pool({ connectionString: url, max: connections });
  }

  /** As the migrations' role: to set the scene and to look at what became of it. */
  async owner<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql, values)).rows;
  }

  /** As the server: what the edge functions call. */
  server<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Outcome<Row>> {
    return this.#as('service_role', '{"role": "service_role"}', sql, values);
  }

  /** As a signed-in person, over the API. */
  person<Row extends pg.QueryResultRow>(
    id: string,
    sql: string,
    values: unknown[] = [],
  ): Promise<Outcome<Row>> {
    return this.#as('authenticated', JSON.stringify({ role: 'authenticated', sub: id }), sql, values);
  }

  async #as<Row extends pg.QueryResultRow>(
    role: string,
    claims: string,
    sql: string,
    values: unknown[],
  ): Promise<Outcome<Row>> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
        role,
        claims,
      ]);
      const { rows } = await client.query<Row>(sql, values);
      await client.query('commit');
      return { rows, refusal: null };
    } catch (error) {
      await client.query('rollback');
      if (!(error instanceof pg.DatabaseError)) throw error;
      return { rows: [], refusal: error.code === 'P0001' ? error.message : (error.code ?? error.message) };
    } finally {
      client.release();
    }
  }

  /** Signs up adults of these tiers; returns their ids. */
  async people(names: string[], tier = 'free', role = 'user'): Promise<string[]> {
    const ids = names.map(idOf);
    await this.owner(
      `insert into auth.users (id, email, raw_user_meta_data, created_at)
      select id, name || '@example.test', $3, now() from unnest($1::uuid[], $2::text[]) as p (id, name)`,
      [ids, names, { birth_date: '1990-01-31', consents: chatConsentVersions }],
    );
    await this.owner('update users set subscription_tier = $2, role = $3 where id = any ($1)', [
      ids,
      tier,
      role,
    ]);
    return ids;
  }

  /** Public companions `c1` to `c<count>`. */
  async companions(count: number): Promise<string[]> {
    const rows = await this.owner<{ id: string }>(
      `insert into companions (id, name, tagline, description, is_public, user_id)
      select 'c' || n, 'C' || n, 'x', 'x', true, null from generate_series(1, $1) as n returning id`,
      [count],
    );
    return rows.map((row) => row.id);
  }

  /** Waits until a session waits for a lock that `holder` has; what waits in other databases does not count. */
  async waitUntilBlockedBy(holder: pg.Client): Promise<void> {
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
    const blocked = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))';
    await vi.waitUntil(async () => (await this.owner(blocked, [rows[0]?.pid])).length > 0, {
      interval: 20,
      timeout: 60_000,
    });
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

/** The same id for the same name, so that a failure can be looked at again. */
function idOf(name: string): string {
  return createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** How often each word is in a list. */
export function tally(words: (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[String(word)] = (counts[String(word)] ?? 0) + 1;
  return counts;
}

/** Runs `work` for 0 to `count` - 1 at the same time. */
export function atOnce<Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)));
}
