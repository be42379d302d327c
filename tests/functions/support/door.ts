import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#contracts/errors.ts';
import { type Answer, type Call, call } from './call.ts';
import { block, demote, newAdmin, newPerson, type Person } from './people.ts';
import { sql, stack } from './stack.ts';
import { badTokens } from './tokens.ts';

type Input = Record<string, unknown>;

/** How one function is called, so that all are tried with the same strangers and the same nonsense. */
export type Door = {
  name: string;
  method: 'GET' | 'POST';
  /** Only admins may call. */
  admin?: true;
  /** An input that is fine for this person. */
  input(person: Person): Input | Promise<Input>;
  /** For each field what it may not be; left out it is refused as well, unless it is optional. */
  fields: Record<string, { wrong: unknown[]; optional?: true }>;
  /** Fields that name something of a person's: a foreign one is answered exactly like an unknown one. */
  ids?: { field: string; unknown: string; ofAnother(owner: Person): Promise<string> }[];
};

const refused = (code: ErrorCode): Answer => ({
  status: errorCatalogue[code].status,
  body: { success: false, error: code, detail: errorCatalogue[code].detail },
});

/** What no field of ours may be; a query string carries strings alone. */
export const wrongInBody = [null, 7, true, '', ['x'], { x: 1 }, 'x\0y', 'é'.repeat(50_000)];
export const wrongInQuery = ['', 'no such thing', 'x\0y', "' or 1=1 --", 'x'.repeat(5_000)];

function send({ name, method }: Door, input: Input, options: Call): Promise<Answer> {
  return method === 'GET'
    ? call(name, { ...options, method, query: { ...options.query, ...(input as Record<string, string>) } })
    : call(name, { ...options, method, body: input });
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 30 ? `${text.slice(0, 20)}… (${text.length} characters)` : text;
}

/** Registers the tests that every function has to pass. */
export function tryDoor(door: Door): void {
  const { name, method, admin, fields, ids = [] } = door;
  const newCaller = () => (admin ? newAdmin() : newPerson('ultimate'));
  describe.concurrent(`${method} ${name}`, () => {
    let person: Person;
    let input: Input;
    beforeAll(async () => {
      person = await newCaller();
      input = await door.input(person);
    });

    test.each(badTokens(stack.jwtSecret, randomUUID(), stack.publishableKey).map((bad) => bad.name))(
      '[R-API-03] refuses %s',
      async (badName) => {
        const bad = badTokens(stack.jwtSecret, person.id, stack.publishableKey).find(
          (token) => token.name === badName,
        );
        const authorization = await bad?.authorization();
        expect(await send(door, input, { authorization: authorization ?? null })).toEqual(
          refused('unauthorized'),
        );
      },
    );

    test('[R-API-05] refuses a blocked person on the next call, under a token that is still valid', async () => {
      const blocked = await newCaller();
      const own = await door.input(blocked);
      await block(blocked);
      expect(await send(door, own, { as: blocked })).toEqual(refused('blocked'));
    });

    test('refuses a person who is gone, under a token that is still valid', async () => {
      const gone = await newCaller();
      const own = await door.input(gone);
      await sql('delete from auth.users where id = $1', [gone.id]);
      expect(await send(door, own, { as: gone })).toEqual(refused('unauthorized'));
    });

    if (admin) {
      test('[R-ADMIN-02] refuses a person who is no admin', async () => {
        const somebody = await newPerson('ultimate');
        expect(await send(door, input, { as: somebody })).toEqual(refused('forbidden'));
      });

      test('[R-ADMIN-02] refuses a demoted admin on the next call, under a token that is still valid', async () => {
        const former = await newAdmin();
        const own = await door.input(former);
        expect((await send(door, own, { as: former })).status).toBe(200);
        await demote(former);
        expect(await send(door, own, { as: former })).toEqual(refused('forbidden'));
      });
    } else {
      test.each([randomUUID(), '', 'me', "' or 1=1 --"])(
        "[R-API-04] refuses the userId '%s', which is not the caller's",
        async (userId) => {
          expect(await send(door, { ...input, userId }, { as: person })).toEqual(refused('forbidden'));
        },
      );

      test("[R-API-04] tolerates the caller's own userId", async () => {
        const other = await newCaller();
        const own = { ...(await door.input(other)), userId: other.id };
        const { body } = await send(door, own, { as: other });
        expect(body.error).not.toBe('forbidden');
        expect(body.error).not.toBe('invalid_input');
      });
    }

    test.each(['PUT', 'PATCH', 'DELETE'])('refuses the method %s', async (wrong) => {
      expect(await call(name, { as: person, method: wrong })).toEqual(refused('method_not_allowed'));
    });

    const wrongs = Object.entries(fields).flatMap(([field, { wrong }]) =>
      wrong.map((value) => [field, short(value), value] as const),
    );
    test.each(wrongs)('[R-API-02] refuses the %s %s', async (field, _shown, value) => {
      const { status, body } = await send(door, { ...input, [field]: value }, { as: person });
      expect([400, 413, 414, 431]).toContain(status);
      expect(body).toMatchObject({ success: false });
      expect(['invalid_input', 'too_large']).toContain(body.error);
    });

    const required = Object.keys(fields).filter((field) => !fields[field]?.optional);
    test.each(required)('[R-API-02] refuses an input without %s', async (field) => {
      const { [field]: _left, ...rest } = input;
      expect(await send(door, rest, { as: person })).toEqual(refused('invalid_input'));
    });

    if (method === 'POST') {
      test.each(['{', '[]', 'null', '"text"', '1', '<xml/>'])(
        '[R-API-02] refuses the body %s',
        async (body) => {
          expect(await call(name, { as: person, body })).toEqual(refused('invalid_input'));
        },
      );

      test('[R-API-02] refuses a body of a megabyte', async () => {
        const body = JSON.stringify({ ...input, more: 'x'.repeat(1_000_000) });
        expect(await call(name, { as: person, body })).toEqual(refused('too_large'));
      });
    }

    test.each(ids)("[R-API-02] answers another person's $field exactly like an unknown one", async (id) => {
      const foreign = await id.ofAnother(await newPerson('ultimate'));
      const unknown = await send(door, { ...input, [id.field]: id.unknown }, { as: person });
      expect(unknown).toEqual(refused('not_found'));
      expect(await send(door, { ...input, [id.field]: foreign }, { as: person })).toEqual(unknown);
    });
  });
}
