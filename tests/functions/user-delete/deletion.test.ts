import { describe, expect, test } from 'vitest';
import { logIn, password, signUp } from '../support/auth.ts';
import { call, request } from '../support/call.ts';
import { expireChats, newPrivateCompanion, newTurn, openChat } from '../support/fixtures.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql, stack } from '../support/stack.ts';
import { signToken } from '../support/tokens.ts';
import { clear, edit, remove as removeMessage, talk } from '../support/versions.ts';

const remove = (person: Person, body: object = { password }) => call('user-delete', { as: person, body });

/** A person with something in most rooms of the house. */
async function someone(): Promise<Person> {
  const person = await signUp();
  await newPrivateCompanion(person);
  await newTurn(person, { status: 'done', reply: 'Said for the archive' });
  await sql(`insert into public.reports (user_id, companion_id, reason) values ($1, 'suki', 'other')`, [
    person.id,
  ]);
  return person;
}

/** Every place of the database where this id stands, whatever the column is called. */
async function traces({ id }: Person): Promise<string[]> {
  const columns = await sql<{ place: string; name: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as place, c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'private', 'auth', 'storage') and t.table_type = 'BASE TABLE'
       and c.data_type in ('uuid', 'text', 'character varying', 'json', 'jsonb')`,
  );
  const found: string[] = [];
  for (const { place, name } of columns) {
    const rows = await sql(`select 1 from ${place} where "${name}"::text like $1 limit 1`, [`%${id}%`]);
    if (rows.length > 0) found.push(`${place}.${name}`);
  }
  return found;
}

async function upload(person: Person, path: string): Promise<Response> {
  return fetch(`${stack.apiUrl}/storage/v1/object/companion-images/${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${person.token}`,
      'content-type': 'image/png',
    },
    body: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
}
const pictureOf = (path: string) =>
  fetch(`${stack.apiUrl}/storage/v1/object/public/companion-images/${path}`);

describe('deleting an account', () => {
  test('[R-API-22, R-DATA-17] leaves nothing of the person, and returns a receipt', async () => {
    const person = await someone();
    expect(await traces(person)).toContain('public.user_consents.user_id');
    const { status, body } = await remove(person);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      receiptId: expect.stringMatching(/^[\da-f-]{36}$/),
      deletedAt: expect.stringMatching(/Z$/),
      removed: expect.objectContaining({
        messages: 2,
        chats: 1,
        companions: 1,
        reports: 1,
        user_consents: 2,
      }),
      kept: [],
    });
    expect(await traces(person)).toEqual([]);
    const [receipt] = await sql('select removed from private.deletion_receipts where id = $1', [
      body.receiptId,
    ]);
    expect(receipt).toEqual({ removed: body.removed });
  });

  test('[R-API-22, R-KEEP-10] leaves no run, no turn and no version, deleted, cleared and expired ones included', async () => {
    const person = await signUp();
    const [, reply] = await talk(person, 2);
    await edit(person, reply?.id ?? '', 'Another version', false);
    await clear(person);
    const [, second] = await talk(person, 2);
    await removeMessage(person, second?.id ?? '');
    await expireChats(person);
    await openChat(person);
    await talk(person, 2);
    const tables = ['runs', 'turns', 'messages'];
    const counts = () =>
      Promise.all(
        tables.map((table) => sql(`select 1 from public.${table} where user_id = $1`, [person.id])),
      );
    expect((await counts()).map((rows) => rows.length)).toEqual([3, 3, 7]);
    const { body } = await remove(person);
    expect(body.removed).toMatchObject({ runs: 3, turns: 3, messages: 7, chats: 1 });
    expect((await counts()).map((rows) => rows.length)).toEqual([0, 0, 0]);
    expect(await traces(person)).toEqual([]);
  });

  test('[R-API-22] removes nothing of anybody else', async () => {
    const [person, other] = [await someone(), await someone()];
    const before = await traces(other);
    await remove(person);
    expect(await traces(other)).toEqual(before);
    expect(await logIn(other.email)).toBe(200);
  });

  test('[R-API-22] lets the same e-mail sign up again as a new person', async () => {
    const person = await someone();
    await remove(person);
    expect(await logIn(person.email)).toBe(400);
    const again = await signUp(person.email);
    expect(again.id).not.toBe(person.id);
    expect((await rest('messages?select=id', again)).rows).toEqual([]);
    expect(await logIn(person.email)).toBe(200);
  });

  test('[R-API-22, R-API-05] makes a token that is still valid useless on the next call', async () => {
    const person = await signUp();
    await remove(person);
    expect((await call('chat-usage', { as: person })).status).toBe(401);
    expect((await remove(person)).body).toMatchObject({ error: 'unauthorized' });
    expect((await request('user-export', { as: person })).status).toBe(401);
    expect((await rest('users?select=id', person)).status).toBe(401);
  });

  test('[R-API-22] removes the files of the person, but no picture of a public companion', async () => {
    const admin = await newAdmin();
    const [own, shown] = [`companion_images/${admin.id}.png`, `companion_images/shown-${admin.id}.png`];
    expect((await upload(admin, own)).status).toBe(200);
    expect((await upload(admin, shown)).status).toBe(200);
    await sql(
      `insert into public.companions (name, tagline, description, is_public, image_url)
     values ('Shown', 'x', 'x', true, $1)`,
      [`${stack.apiUrl}/storage/v1/object/public/companion-images/${shown}`],
    );
    const { body } = await remove(admin, { confirmation: admin.email });
    expect(body.removed).toMatchObject({ files: 1 });
    expect((await pictureOf(own)).ok).toBe(false);
    expect((await pictureOf(shown)).status).toBe(200);
    const owners = await sql('select name from storage.objects where owner = $1 or owner_id = $2', [
      admin.id,
      admin.id,
    ]);
    expect(owners).toEqual([]);
  });
});

describe('the proof of identity', () => {
  test('[R-API-22] fails with a wrong password, which deletes nothing', async () => {
    const person = await signUp();
    expect(await remove(person, { password: 'not-the-password' })).toMatchObject({
      status: 403,
      body: { error: 'forbidden' },
    });
    expect(await logIn(person.email)).toBe(200);
  });

  test('[R-API-22] is the password where there is one, not the address', async () => {
    const person = await signUp();
    expect((await remove(person, { confirmation: person.email })).body).toMatchObject({ error: 'forbidden' });
  });

  test('[R-API-22] is the typed address for people who sign in with Google', async () => {
    const person = await newPerson();
    expect((await remove(person, { confirmation: 'someone@else.test' })).body).toMatchObject({
      error: 'forbidden',
    });
    expect((await remove(person, { password: 'guessed' })).body).toMatchObject({ error: 'forbidden' });
    expect((await remove(person, { confirmation: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('is refused after five attempts, even with the right password, with Retry-After', async () => {
    const person = await signUp();
    for (const guess of ['one', 'two', 'three', 'four', 'five']) {
      expect((await remove(person, { password: guess })).status).toBe(403);
    }
    const response = await request('user-delete', { as: person, body: { password } });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ error: 'too_many_requests' });
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await logIn(person.email)).toBe(200);
  });

  test('is limited to five of twenty parallel attempts', async () => {
    const person = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => remove(person, { confirmation: `guess${n}@people.test` })),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('[R-ADMIN-16] does not let the last admin delete themselves', async () => {
    const [last] = await sql<{ id: string }>(
      `select id from public.users where role = 'admin' and status = 'active' order by created_at limit 1`,
    );
    const admin = { id: last?.id ?? '', email: '', token: await signToken(stack.jwtSecret, last?.id ?? '') };
    await sql(`update public.users set role = 'user' where role = 'admin' and id <> $1`, [admin.id]);
    expect((await remove(admin)).body).toMatchObject({ error: 'last_admin' });
  });
});
