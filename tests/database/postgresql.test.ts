import { describe, expect, test } from 'vitest';
import { connected } from '../support/database/project.mjs';
import { createDatabase } from '../support/database/test-database.ts';

describe('a plain server with what hosted Supabase provides', () => {
  test('takes every migration from a role that is no superuser', async () => {
    const { url } = await createDatabase('by_postgres', 'migrated');
    const { rows } = await connected(url, (client) =>
      client.query(
        `select r.rolsuper,
       (select count(*)::int from pg_tables t where t.schemaname = 'public' and t.tableowner = r.rolname) as tables
        from pg_roles r where r.rolname = current_user`,
      ),
    );
    expect(rows).toEqual([{ rolsuper: false, tables: expect.any(Number) }]);
    expect(rows[0].tables).toBeGreaterThan(15);
  });

  test('[R-DATA-02, R-DATA-17] lets the role of the auth service sign up, log in and delete users', async () => {
    const { superuserUrl } = await createDatabase('by_auth', 'migrated');
    const person = '00000000-0000-4000-8000-0000000000aa';
    await connected(superuserUrl, async (client) => {
      const seen = async () =>
        (await client.query('select email, last_login_at is not null as logged_in from public.users')).rows;
      const asAuth = async (sql: string) => {
        await client.query('set role supabase_auth_admin');
        await client.query(sql);
        await client.query('reset role');
      };
      await asAuth(`insert into auth.users (id, email, raw_user_meta_data)
        values ('${person}', 'ann@example.test', '{"full_name": "Ann", "birth_date": "1990-01-31"}')`);
      expect(await seen()).toEqual([{ email: 'ann@example.test', logged_in: false }]);
      await client.query(`insert into public.companions (name, tagline, description, user_id)
        values ('Mine', 'x', 'x', '${person}'), ('Another', 'x', 'x', null)`);
      await asAuth(
        `update auth.users set last_sign_in_at = now(), email = 'ann@new.test' where id = '${person}'`,
      );
      expect(await seen()).toEqual([{ email: 'ann@new.test', logged_in: true }]);
      await asAuth(`delete from auth.users where id = '${person}'`);
      expect(await seen()).toEqual([]);
      expect((await client.query('select name from public.companions')).rows).toEqual([{ name: 'Another' }]);
    });
  });
});
