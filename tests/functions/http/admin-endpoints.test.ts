import { describe, expect, test } from 'vitest';
import { tried } from '../admin-try-companion/tried.ts';
import { type Answer, call } from '../support/call.ts';
import { endpoints } from '../support/endpoints.ts';
import { block, demote, newAdmin, newPerson, type Person } from '../support/people.ts';
import { sql } from '../support/stack.ts';

const adminEndpoints = endpoints.filter(({ auth }) => auth === 'admin');

/** For each admin endpoint a valid input, the one with the greatest effect; `target` is the person it changes. */
const inputs: Record<string, (target: Person) => object> = {
  'admin-dashboard': () => ({}),
  'admin-models': () => ({}),
  // Text about suicide is answered with help lines, without a model.
  'admin-try-companion': () => tried({ text: 'I want to kill myself' }),
  'admin-users': ({ id }) => ({ userId: id, action: 'delete' }),
};

describe.concurrent.each(adminEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s',
  (name, { method }) => {
    const send = (caller: Person | null, target: Person): Promise<Answer> => {
      const input = inputs[name]?.(target);
      if (!input) throw new Error(`The test has no input for ${name}`);
      return call(name, { method, ...(caller && { as: caller }), ...(method === 'POST' && { body: input }) });
    };

    /** What the endpoint could change: the target, the caller's counted attempts, the log. */
    const effects = (caller: Person | null, target: Person) =>
      sql(
        `select (select to_jsonb(u) from public.users u where id = $1) as target,
           (select count(*) from private.attempts where user_id = $2) as attempts,
           (select count(*) from public.audit_log where actor_id = $2) as logged`,
        [target.id, caller?.id ?? null],
      );

    const formerAdmin = async (change: (admin: Person) => Promise<void>) => {
      const admin = await newAdmin();
      await change(admin);
      return admin;
    };

    test.each<[string, () => Promise<Person | null>, number, string]>([
      ['a caller who is not signed in', async () => null, 401, 'unauthorized'],
      ['a member', () => newPerson('ultimate'), 403, 'forbidden'],
      ['an admin who was blocked', () => formerAdmin(block), 403, 'blocked'],
      ['an admin who was demoted', () => formerAdmin(demote), 403, 'forbidden'],
      ['an admin without a second factor', () => newAdmin('aal1'), 403, 'factor_required'],
    ])('[R-ADMIN-02, R-PROD-15] refuses %s and has no effect', async (_who, newCaller, status, error) => {
      const [caller, target] = [await newCaller(), await newPerson()];
      const before = await effects(caller, target);
      expect(await send(caller, target)).toMatchObject({ status, body: { success: false, error } });
      expect(await effects(caller, target)).toEqual(before);
    });

    test('[R-ADMIN-02] lets an admin in', async () => {
      // The catalogue of models is not there in this test, so admin-models fails, but for another reason.
      const { body } = await send(await newAdmin(), await newPerson());
      expect(['unauthorized', 'forbidden', 'blocked', 'factor_required']).not.toContain(body.error);
    });
  },
);
