import { afterEach, expect, test } from 'vitest';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
const removeFaults: string[] = [];
afterEach(async () => {
  payments.stripe.works();
  for (const statement of removeFaults.splice(0)) await payments.sql(statement);
});

type Subscriber = Awaited<ReturnType<typeof payments.subscriber>>;

const remove = ({ id, token }: Subscriber) =>
  payments.call('user-delete', { id, token }, { confirmation: `${id}@people.test` });
const subscriptionOf = ({ subscriptionId }: Subscriber) =>
  payments.account.subscription(subscriptionId).status;
const isThere = async ({ id }: Subscriber) =>
  (await payments.sql('select from public.users where id = $1', [id])).length === 1;
const filesOf = ({ id }: Subscriber) =>
  payments.sql('select name from storage.objects where owner_id = $1', [id]);

/** A subscriber who has uploaded a file. */
async function subscriber(): Promise<Subscriber> {
  const person = await payments.subscriber('premium');
  await payments.sql(
    `insert into storage.objects (bucket_id, name, owner, owner_id)
     values ('companion-images', $1, $2::uuid, $2::text)`,
    [`companion_images/${person.id}.png`, person.id],
  );
  return person;
}

/**
 * Rows like this cannot be deleted while `holds` is true, which is asked once for each attempt; until `mend` is called.
 */
async function breakDeletion(table: string, row: string, holds = 'true'): Promise<() => Promise<void>> {
  const name = `private.fail_${removeFaults.length}`;
  await payments.sql(`create function ${name}() returns trigger language plpgsql as
    $$ begin if ${holds} then raise exception 'scripted failure'; end if; return old; end; $$`);
  await payments.sql(
    `create trigger scripted_failure before delete on ${table} for each row when (${row}) execute function ${name}()`,
  );
  removeFaults.push(`drop function if exists ${name} cascade`);
  return async () => {
    await payments.sql(`drop function ${name} cascade`);
  };
}

async function expectGone(person: Subscriber): Promise<void> {
  expect(await remove(person)).toMatchObject({ status: 200, body: { success: true } });
  expect(await isThere(person)).toBe(false);
  expect(await filesOf(person)).toEqual([]);
  expect(subscriptionOf(person)).toBe('canceled');
}

test('[R-PROD-05] a failing database cancels and removes nothing, and the next attempt succeeds', async () => {
  const person = await subscriber();
  const mend = await breakDeletion('public.users', `old.id = '${person.id}'`);
  expect(await remove(person)).toMatchObject({ status: 500, body: { error: 'internal' } });
  expect(subscriptionOf(person)).toBe('active');
  expect(await filesOf(person)).toHaveLength(1);
  expect(await payments.tierOf(person)).toBe('premium');
  await mend();
  await expectGone(person);
});

test('[R-PROD-05] a failing storage cancels nothing, and the next attempt succeeds', async () => {
  const person = await subscriber();
  const mend = await breakDeletion('storage.objects', `old.owner_id = '${person.id}'`);
  expect((await remove(person)).status).toBe(500);
  expect(subscriptionOf(person)).toBe('active');
  expect(await payments.tierOf(person)).toBe('premium');
  await mend();
  await expectGone(person);
});

test('[R-PROD-05] a failing Stripe keeps the person, and the next attempt succeeds', async () => {
  const person = await subscriber();
  payments.stripe.fails(new RegExp(`DELETE .*${person.subscriptionId}`), 500, 9);
  expect((await remove(person)).status).toBe(500);
  expect(subscriptionOf(person)).toBe('active');
  expect(await isThere(person)).toBe(true);
  payments.stripe.works();
  await expectGone(person);
});

test('[R-PROD-05] a database that fails after the cancellation does not stop the next attempt', async () => {
  const person = await subscriber();
  await payments.sql('create sequence private.deletions');
  removeFaults.push('drop sequence private.deletions');
  // The first deletion is the check, which is undone; the second is meant.
  await breakDeletion('public.users', `old.id = '${person.id}'`, `nextval('private.deletions') = 2`);
  expect((await remove(person)).status).toBe(500);
  expect(await isThere(person)).toBe(true);
  await expectGone(person);
});
