import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { runScript } from '../support/run-script.ts';
import { sql, stack } from '../support/stack.ts';

/** Gives a person a second factor, as one who set it up has it, and a session that it confirmed. */
const giveFactor = ({ id }: Person) =>
  sql(
    `with factor as (
       insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'A')
     )
     insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal2')`,
    [id],
  );
const left = ({ id }: Person) =>
  sql(
    'select id from auth.mfa_factors where user_id = $1 union all select id from auth.sessions where user_id = $1',
    [id],
  );

describe.concurrent('an admin without a second factor', () => {
  test('[R-PROD-15] reads nobody else, is told why by every list, and changes no companion', async () => {
    const [admin, person] = [await newAdmin('aal1'), await newPerson()];
    const people = `users?select=id&id=in.(${admin.id},${person.id})`;
    expect((await rest(people, admin)).rows).toEqual([{ id: admin.id }]);
    const list = await rest('rpc/list_users', admin, 'POST', {});
    expect([list.status, JSON.parse(list.text).message]).toEqual([403, 'factor_required']);
    const changed = await rest('companions?id=eq.suki', admin, 'PATCH', { tagline: 'Mine' });
    expect(changed.rows).toEqual([]);
    const saved = await rest('rpc/save_companion', admin, 'POST', {
      p_id: 'suki',
      p_companion: {},
      p_prompts: {},
    });
    expect([saved.status, JSON.parse(saved.text).message]).toEqual([403, 'factor_required']);
    const confirmed = await newAdmin();
    expect((await rest(`users?select=id&id=eq.${person.id}`, confirmed)).rows).toEqual([{ id: person.id }]);
  });
});

describe.concurrent('a second factor that was lost', () => {
  const remove = (as: Person, { id }: Person) =>
    call('admin-users', { as, body: { userId: id, action: 'remove_factor' } });

  test('[R-PROD-15] is removed by another admin, with the sessions it confirmed and an audit row', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin()];
    await giveFactor(other);
    expect((await remove(admin, other)).status).toBe(200);
    expect(await left(other)).toEqual([]);
    expect(
      await sql('select actor_id, action from public.audit_log where target_id = $1', [other.id]),
    ).toEqual([{ actor_id: admin.id, action: 'remove_factor' }]);
    expect((await remove(admin, other)).body.error).toBe('not_found');
  });

  test('[R-PROD-15] is not removed by an admin without one, nor by a member', async () => {
    const other = await newAdmin();
    await giveFactor(other);
    expect((await remove(await newAdmin('aal1'), other)).body.error).toBe('factor_required');
    expect((await remove(await newPerson(), other)).body.error).toBe('forbidden');
    expect(await left(other)).toHaveLength(2);
  });
});

describe.concurrent('npm run admin:reset-factor', () => {
  const reset = (email: string) => runScript(stack, 'reset-admin-factor', [email]);

  test('[R-PROD-15] removes the second factor of an admin whom no other can help, with an audit row', async () => {
    const admin = await newAdmin();
    await giveFactor(admin);
    const { code, output } = await reset(admin.email);
    expect(code, output).toBe(0);
    expect(await left(admin)).toEqual([]);
    expect(
      await sql('select actor_id, action from public.audit_log where target_id = $1', [admin.id]),
    ).toEqual([{ actor_id: null, action: 'reset_factor' }]);
    expect(await reset(admin.email)).toEqual({
      code: 1,
      output: `Error: No admin with the e-mail ${admin.email} has a second factor.\n`,
    });
  });

  test('[R-PROD-15] leaves the second factor of a member alone', async () => {
    const person = await newPerson();
    await giveFactor(person);
    expect((await reset(person.email)).code).toBe(1);
    expect(await left(person)).toHaveLength(2);
  });
});
