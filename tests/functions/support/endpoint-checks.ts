import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, errorCatalogue } from '#contracts/errors.ts';
import { type Answer, type Call, call } from './call.ts';
import { block, inSession, newAdmin, newPerson, type Person } from './people.ts';
import { sql, stack } from './stack.ts';
import { badTokens } from './tokens.ts';

type Input = Record<string, unknown>;

/** How one endpoint is called, so that all are tested with the same callers and the same wrong inputs. */
export type EndpointCase = {
  name: string;
  method: 'GET' | 'POST';
  /** Only admins may call; `http/admin-endpoints.test.ts` proves that nobody else can. */
  admin?: true;
  /** A blocked person may call it as well (D-32). */
  openToBlocked?: true;
  /** An input that is valid for this person. */
  input(person: Person): Input | Promise<Input>;
  /** The values that each field refuses. A missing field is refused as well, unless it is optional. */
  fields: Record<string, { wrong: unknown[]; optional?: true }>;
  /**
   * Fields with the id of something that belongs to a person: another person's is refused exactly like an unknown id.
   */
  ids?: { field: string; unknown: string; ownedBy(owner: Person): Promise<string> }[];
};

const refused = (code: ErrorCode): Answer => ({
  status: errorCatalogue[code].status,
  body: { success: false, error: code, detail: errorCatalogue[code].detail },
});

/** Values that no field accepts; a query string can carry strings only. */
export const wrongInBody = [null, 7, true, '', ['x'], { x: 1 }, 'x\0y', 'é'.repeat(50_000)];
export const wrongInQuery = ['', 'no such thing', 'x\0y', "' or 1=1 --", 'x'.repeat(5_000)];

function send({ name, method }: EndpointCase, input: Input, options: Call): Promise<Answer> {
  return method === 'GET'
    ? call(name, { ...options, method, query: { ...options.query, ...(input as Record<string, string>) } })
    : call(name, { ...options, method, body: input });
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 30 ? `${text.slice(0, 20)}… (${text.length} characters)` : text;
}

/** Registers the tests that every endpoint for signed-in people has to pass. */
export function checkEndpoint(endpoint: EndpointCase): void {
  const { name, method, admin, openToBlocked, fields, ids = [] } = endpoint;
  const newCaller = () => (admin ? newAdmin() : newPerson('ultimate'));
  describe.concurrent(`${method} ${name}`, () => {
    let person: Person;
    let input: Input;
    beforeAll(async () => {
      person = await newCaller();
      input = await endpoint.input(person);
    });

    test.each(badTokens(stack.jwtSecret, randomUUID(), stack.publishableKey).map((bad) => bad.name))(
      '[R-API-03] refuses %s',
      async (badName) => {
        const bad = badTokens(stack.jwtSecret, person.id, stack.publishableKey).find(
          (token) => token.name === badName,
        );
        const authorization = await bad?.authorization();
        expect(await send(endpoint, input, { authorization: authorization ?? null })).toEqual(
          refused('unauthorized'),
        );
      },
    );

    test(`[R-API-05] ${openToBlocked ? 'serves' : 'refuses'} a blocked person whose token is still valid`, async () => {
      const blocked = await newCaller();
      const own = await endpoint.input(blocked);
      await block(blocked);
      const answer = await send(endpoint, own, { as: blocked });
      if (openToBlocked) expect(answer.status).toBe(200);
      else expect(answer).toEqual(refused('blocked'));
    });

    test('[R-PROD-13] refuses a token whose session has ended, and serves one whose session lives', async () => {
      const signedIn = await newCaller();
      const own = await endpoint.input(signedIn);
      const [ended, live] = [await inSession(signedIn, { live: false }), await inSession(signedIn)];
      expect(await send(endpoint, own, { as: ended })).toEqual(refused('unauthorized'));
      expect((await send(endpoint, own, { as: live })).body.error).not.toBe('unauthorized');
    });

    test('refuses a deleted person whose token is still valid', async () => {
      const gone = await newCaller();
      const own = await endpoint.input(gone);
      await sql('delete from auth.users where id = $1', [gone.id]);
      expect(await send(endpoint, own, { as: gone })).toEqual(refused('unauthorized'));
    });

    if (!admin) {
      test.each([randomUUID(), '', 'me', "' or 1=1 --"])(
        "[R-API-04] refuses the userId '%s', which is not the caller's",
        async (userId) => {
          expect(await send(endpoint, { ...input, userId }, { as: person })).toEqual(refused('forbidden'));
        },
      );

      test("[R-API-04] accepts the caller's own userId", async () => {
        const other = await newCaller();
        const own = { ...(await endpoint.input(other)), userId: other.id };
        const { body } = await send(endpoint, own, { as: other });
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
      const { status, body } = await send(endpoint, { ...input, [field]: value }, { as: person });
      expect([400, 413, 414, 431]).toContain(status);
      expect(body).toMatchObject({ success: false });
      expect(['invalid_input', 'too_large']).toContain(body.error);
    });

    const required = Object.keys(fields).filter((field) => !fields[field]?.optional);
    test.each(required)('[R-API-02] refuses an input without %s', async (field) => {
      const { [field]: _left, ...rest } = input;
      expect(await send(endpoint, rest, { as: person })).toEqual(refused('invalid_input'));
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

    test.each(ids)("[R-API-02] refuses another person's $field exactly like an unknown one", async (id) => {
      const foreign = await id.ownedBy(await newPerson('ultimate'));
      const unknown = await send(endpoint, { ...input, [id.field]: id.unknown }, { as: person });
      expect(unknown).toEqual(refused('not_found'));
      expect(await send(endpoint, { ...input, [id.field]: foreign }, { as: person })).toEqual(unknown);
    });
  });
}
