import { expect, test } from 'vitest';
import { paymentOf, type StripeInvoice } from '../../../supabase/functions/_shared/domain/payment.ts';
import type { Plan } from '../../../supabase/functions/_shared/domain/subscription.ts';

const plans: Plan[] = [
  { tier: 'free', rank: 1, name: 'Free', priceGbp: 0, lookupKey: null },
  { tier: 'basic', rank: 2, name: 'Basic', priceGbp: 70, lookupKey: 'basic_monthly' },
  { tier: 'ultimate', rank: 4, name: 'Ultimate', priceGbp: 90, lookupKey: 'ultimate_monthly' },
];
const price = (lookup_key: string | null, metadata = {}) => ({
  id: `price_${lookup_key}`,
  lookup_key,
  metadata,
});
const basic = price('basic_monthly');
const ultimate = price('ultimate_monthly');

const invoice = (changes: Partial<StripeInvoice> = {}): StripeInvoice => ({
  id: 'in_1',
  currency: 'gbp',
  amountPaid: 7_050,
  paidAt: Date.UTC(2026, 10, 3, 12) / 1000,
  lines: [{ amount: 7_050, price: basic }],
  ...changes,
});

test('[R-COST-02] a paid invoice of a plan is its pounds, its plan and its time', () => {
  expect(paymentOf(invoice(), plans)).toEqual({
    invoiceId: 'in_1',
    tier: 'basic',
    amountGbp: 70.5,
    paidAt: '2026-11-03T12:00:00.000Z',
  });
});

test.each([
  ['to a higher one', -3_500, 4_500, 'ultimate'],
  ['to a lower one, of which the next invoice brings something', 3_500, -4_500, 'basic'],
])('[R-COST-02] after a change of plans %s the plan is the one that is charged for', (_name, ...row) => {
  const [ofBasic, ofUltimate, tier] = row;
  const lines = [
    { amount: ofBasic, price: basic },
    { amount: ofUltimate, price: ultimate },
  ];
  expect(paymentOf(invoice({ lines }), plans)?.tier).toBe(tier);
});

test('[R-COST-02] a price that is no longer sold is known by the plan in its metadata', () => {
  const lines = [{ amount: 6_000, price: price(null, { tier: 'ultimate' }) }];
  expect(paymentOf(invoice({ lines }), plans)?.tier).toBe('ultimate');
});

test.each<[string, Partial<StripeInvoice>]>([
  ['of nothing', { amountPaid: 0 }],
  ['that is not paid', { paidAt: null }],
  ['in another currency, in which no plan is sold', { currency: 'usd' }],
  ['of something else that the account sells', { lines: [{ amount: 7_050, price: price('mug') }] }],
  ['without a price', { lines: [{ amount: 7_050, price: null }] }],
])('[R-COST-02] an invoice %s is no payment', (_name, changes) => {
  expect(paymentOf(invoice(changes), plans)).toBeNull();
});
