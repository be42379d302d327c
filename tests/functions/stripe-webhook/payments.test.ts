import { afterEach, describe, expect, test } from 'vitest';
import type { Event, Invoice } from '../../support/scripted-stripe/objects.ts';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();
afterEach(() => payments.stripe.works());

type Row = { tier: string; amount: string; user_id: string | null; paid_at: Date };

/** The payments of these invoices, first paid first. */
const paid = (invoiceIds: string[]) =>
  payments.sql<Row>(
    `select tier, amount_gbp as amount, user_id, paid_at from public.payments where invoice_id = any ($1)
     order by paid_at, amount_gbp desc`,
    [invoiceIds],
  );

const paidEvents = () => payments.account.events.filter(({ type }) => type === 'invoice.paid');
const invoiceOf = (event: Event) => (event.data.object as Invoice).id;

/** Somebody who has paid for Premium, and the event that reports it. */
async function paidInvoice() {
  const person = await payments.subscriber('premium');
  const event = paidEvents().at(-1);
  if (!event) throw new Error('Nothing was paid');
  return { person, event, invoiceId: invoiceOf(event) };
}

const priceOf = (tier: 'premium' | 'ultimate') => payments.priceOf(tier).unit_amount / 100;
const isoTime = (seconds: number) => new Date(seconds * 1000);

describe('a paid invoice', () => {
  test('[R-COST-02] is kept with its plan, its pounds and when it was paid', async () => {
    const { person, event, invoiceId } = await paidInvoice();
    const paidAt = isoTime(payments.account.now);
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await paid([invoiceId])).toEqual([
      { tier: 'premium', amount: priceOf('premium').toFixed(2), user_id: person.id, paid_at: paidAt },
    ]);
  });

  test('[R-COST-02, R-PAY-12] that is reported ten times at once, and again by another event, is kept once', async () => {
    const { event, invoiceId } = await paidInvoice();
    const again = payments.account.happened('invoice.paid', event.data.object);
    const answers = await Promise.all([...Array(10).fill(event), again].map((one) => payments.deliver(one)));
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await paid([invoiceId])).toHaveLength(1);
  });

  test('[R-COST-02] is what Stripe holds, whatever the event says of amount, plan and time', async () => {
    const { event, invoiceId } = await paidInvoice();
    Object.assign(event.data.object, { amount_paid: 1, currency: 'usd', lines: undefined });
    await payments.deliver(event);
    expect(await paid([invoiceId])).toMatchObject([
      { tier: 'premium', amount: priceOf('premium').toFixed(2) },
    ]);
  });

  test('[R-COST-02] is kept for each renewal, and for a change of plans with the difference that was paid', async () => {
    const { person } = await paidInvoice();
    const from = payments.account.events.length;
    const [item] = payments.account.subscription(person.subscriptionId).items.data;
    payments.account.advanceTo(item?.current_period_end ?? 0);
    payments.account.advance(((item?.current_period_end ?? 0) - payments.account.now) / 2);
    payments.account.changePrice(person.subscriptionId, payments.priceOf('ultimate').id);
    await payments.deliverAll(from);
    const invoices = paidEvents().filter((event) => payments.account.events.indexOf(event) >= from);
    expect(
      (await paid(invoices.map(invoiceOf))).filter(({ user_id }) => user_id === person.id),
    ).toMatchObject([
      { tier: 'premium', amount: priceOf('premium').toFixed(2) },
      { tier: 'ultimate', amount: ((priceOf('ultimate') - priceOf('premium')) / 2).toFixed(2) },
    ]);
  });

  test.each([
    ['invoice', /GET \/v1\/invoices/],
    ['price', /GET \/v1\/prices\/price/],
  ])(
    '[R-COST-02, R-PAY-13] is kept when it is sent again after Stripe failed to give its %s',
    async (_name, path) => {
      const { event, invoiceId } = await paidInvoice();
      payments.stripe.fails(path, 500, 2);
      expect((await payments.deliver(event)).status).toBe(500);
      expect(await paid([invoiceId])).toEqual([]);
      expect((await payments.deliver(event)).status).toBe(200);
      expect(await paid([invoiceId])).toHaveLength(1);
    },
  );

  test('[R-COST-02] stays without a name when the person leaves', async () => {
    const { person, event, invoiceId } = await paidInvoice();
    await payments.deliver(event);
    await payments.sql('delete from auth.users where id = $1', [person.id]);
    expect(await paid([invoiceId])).toMatchObject([{ tier: 'premium', user_id: null }]);
  });
});

test('[R-COST-02] an invoice whose payment failed brings nothing', async () => {
  const person = await payments.subscriber('premium');
  const from = payments.account.events.length;
  payments.account.setStatus(person.subscriptionId, 'past_due');
  await payments.deliverAll(from);
  const invoices = [...payments.account.invoices.values()].filter(({ status }) => status === 'open');
  expect(invoices.length).toBeGreaterThan(0);
  expect(await paid(invoices.map(({ id }) => id))).toEqual([]);
});

test('[R-COST-02] an invoice of a customer who is not ours is not even read', async () => {
  const event = payments.account.happened('invoice.paid', { id: 'in_unknown', customer: 'cus_unknown' });
  const asked = payments.stripe.requests.length;
  expect((await payments.deliver(event)).status).toBe(200);
  expect(payments.stripe.requests).toHaveLength(asked);
});
