import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { newPrivateCompanion, openChat } from '../support/fixtures.ts';
import { newAdmin, newPerson, type Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { sql, stack } from '../support/stack.ts';

const change = (as: Person, { id }: Person, values: object) =>
  call('admin-users', { as, body: { userId: id, ...values } });
const rowOf = async ({ id }: Person) =>
  (await sql('select subscription_tier, status, role from public.users where id = $1', [id]))[0];
const auditOf = ({ id }: Person) =>
  sql(
    `select actor_id, action, before, after from public.audit_log
     where target_id = $1 or target = left($1::text, 4) || '…' || right($1::text, 4) order by id`,
    [id],
  );

const pictureUrl = (name: string) => `${stack.apiUrl}/storage/v1/object/public/companion-images/${name}`;

/** Uploads the smallest picture there is; answers the status. */
async function uploadPicture(as: Person, name: string): Promise<number> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/companion-images/${name}`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${as.token}`,
      'content-type': 'image/png',
    },
    body: png,
  });
  return response.status;
}

describe.concurrent('an admin changes a person', () => {
  test('[R-ADMIN-16] changes the plan, trims the favorites and writes an audit row', async () => {
    const [admin, person] = [await newAdmin(), await newPerson('premium')];
    const chatId = await openChat(person);
    await call('chat-favorite', { as: person, body: { chatId, action: 'save' } });
    expect(await change(admin, person, { action: 'tier', value: 'free' })).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await rowOf(person)).toMatchObject({ subscription_tier: 'free' });
    expect((await call('chat-health', { as: person, query: { chatId } })).body.isSaved).toBe(false);
    expect(await auditOf(person)).toEqual([
      {
        actor_id: admin.id,
        action: 'tier',
        before: { role: 'user', tier: 'premium', status: 'active' },
        after: { role: 'user', tier: 'free', status: 'active' },
      },
    ]);
  });

  test('[R-ADMIN-16] blocks a person at once, ends the sessions, and can unblock the person', async () => {
    const [admin, person] = [await newAdmin(), await newPerson()];
    await sql('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [person.id]);
    await change(admin, person, { action: 'status', value: 'blocked' });
    expect((await call('chat-usage', { as: person })).body.error).toBe('blocked');
    expect(await sql('select 1 from auth.sessions where user_id = $1', [person.id])).toEqual([]);
    await change(admin, person, { action: 'status', value: 'active' });
    expect((await call('chat-usage', { as: person })).status).toBe(200);
    expect((await auditOf(person)).map(({ action, after }) => [action, after])).toEqual([
      ['status', { role: 'user', tier: 'free', status: 'blocked' }],
      ['status', { role: 'user', tier: 'free', status: 'active' }],
    ]);
  });

  test('[R-ADMIN-16, R-DATA-17] deletes a person with everything of theirs, and logs the deletion', async () => {
    const [admin, person] = [await newAdmin(), await newPerson('ultimate')];
    await openChat(person);
    const companion = await newPrivateCompanion(person);
    expect((await change(admin, person, { action: 'delete' })).status).toBe(200);
    const left = await sql(
      `select 'user' from auth.users where id = $1 union all select 'row' from public.users where id = $1
       union all select 'chat' from public.chats where user_id = $1
       union all select 'companion' from public.companions where id = $2`,
      [person.id, companion],
    );
    expect(left).toEqual([]);
    expect((await call('chat-usage', { as: person })).body.error).toBe('unauthorized');
    const [entry] = await auditOf(person);
    expect(entry).toMatchObject({ actor_id: admin.id, action: 'delete', after: null });
    expect((await change(admin, person, { action: 'delete' })).body.error).toBe('not_found');
  });

  test('[R-DATA-17] deletes the files of a person, except the picture of a public companion', async () => {
    const [admin, former] = [await newAdmin(), await newAdmin()];
    const name = (file: string) => `companion_images/${former.id}-${file}.png`;
    for (const file of ['own', 'shown']) expect(await uploadPicture(former, name(file))).toBe(200);
    await sql(
      `insert into public.companions (name, tagline, description, is_public, user_id, image_url)
       values ('Shown', 'To everybody', 'With a picture.', true, $1, $2)`,
      [former.id, pictureUrl(name('shown'))],
    );
    expect((await change(admin, former, { action: 'delete' })).status).toBe(200);
    expect((await fetch(pictureUrl(name('own')))).ok).toBe(false);
    expect((await fetch(pictureUrl(name('shown')))).ok).toBe(true);
  });

  test('[R-ADMIN-16] a refused change changes nothing and writes no audit row', async () => {
    const [somebody, person] = [await newPerson(), await newPerson('premium')];
    for (const values of [
      { action: 'tier', value: 'ultimate' },
      { action: 'status', value: 'blocked' },
      { action: 'delete' },
    ])
      expect((await change(somebody, person, values)).status).toBe(403);
    expect(await rowOf(person)).toEqual({ subscription_tier: 'premium', status: 'active', role: 'user' });
    expect(await auditOf(person)).toEqual([]);
  });

  test('[R-ADMIN-16] the log is read by admins and by nobody else, and written by no client', async () => {
    const [admin, person] = [await newAdmin(), await newPerson()];
    await change(admin, person, { action: 'tier', value: 'basic' });
    const mine = `audit_log?target_id=eq.${person.id}`;
    expect((await rest(mine, admin)).rows).toHaveLength(1);
    expect((await rest(mine, person)).rows).toEqual([]);
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect((await rest(mine, admin, method, { action: 'tier' })).status).toBe(403);
  });
});
