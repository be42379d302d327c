import { expect, test } from 'vitest';
import { jwtSecret } from '../billing/support/global-setup.ts';
import { paymentsForThisFile } from '../billing/support/payments.ts';
import { signToken } from '../support/tokens.ts';

const payments = paymentsForThisFile();

/** The project's one admin, by the seed. */
async function theAdmin() {
  const rows = await payments.sql<{ id: string }>(`select id from public.users where role = 'admin'`);
  expect(rows).toHaveLength(1);
  const id = rows[0]?.id ?? '';
  return { id, token: await signToken(jwtSecret, id, { aal: 'aal2' }) };
}

test('[R-ADMIN-16] deleting a person ends what Stripe would charge', async () => {
  const admin = await theAdmin();
  const person = await payments.subscriber('premium');
  expect(await payments.call('admin-users', admin, { userId: person.id, action: 'delete' })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect(payments.account.subscription(person.subscriptionId).status).toBe('canceled');
  expect(await payments.sql('select 1 from auth.users where id = $1', [person.id])).toEqual([]);
});

test('[R-ADMIN-16] a deletion that will be refused cancels no subscription', async () => {
  const somebody = await payments.newPerson();
  const person = await payments.subscriber('premium');
  const { body } = await payments.call('admin-users', somebody, { userId: person.id, action: 'delete' });
  expect(body.error).toBe('forbidden');
  expect(payments.account.subscription(person.subscriptionId).status).toBe('active');
});

test('[R-ADMIN-16] a person whose subscription cannot be canceled is not deleted', async () => {
  const admin = await theAdmin();
  const person = await payments.subscriber('basic');
  payments.stripe.fails(/subscriptions/, 500, 9);
  const { status } = await payments.call('admin-users', admin, { userId: person.id, action: 'delete' });
  payments.stripe.works();
  expect(status).toBe(500);
  expect(await payments.sql('select 1 from auth.users where id = $1', [person.id])).toHaveLength(1);
});

test.each([{ action: 'delete' }, { action: 'status', value: 'blocked' }])(
  "[R-ADMIN-16] refuses the last admin's $action",
  async (change) => {
    const admin = await theAdmin();
    const { status, body } = await payments.call('admin-users', admin, { userId: admin.id, ...change });
    expect([status, body.error, body.detail]).toEqual([
      409,
      'last_admin',
      'The last admin cannot be removed.',
    ]);
    expect(await payments.sql('select status, role from public.users where id = $1', [admin.id])).toEqual([
      { status: 'active', role: 'admin' },
    ]);
  },
);
