import { describe, expect, test } from 'vitest';
import { checkoutRefusal, type StripeCheckout } from '../../../supabase/functions/_shared/domain/checkout.ts';

const paid: StripeCheckout = {
  client_reference_id: 'user-1',
  customer: 'cus_1',
  status: 'complete',
  payment_status: 'paid',
};
const refusal = (changes: Partial<StripeCheckout>) =>
  checkoutRefusal({ ...paid, ...changes }, 'user-1', 'cus_1');

describe('a checkout counts as a payment', () => {
  test.each<[string, Partial<StripeCheckout>]>([
    ['when it is complete and paid', {}],
    ['when nothing was to be paid', { payment_status: 'no_payment_required' }],
    ['when its customer is spelled out', { customer: { id: 'cus_1' } }],
  ])('%s', (_, changes) => {
    expect(refusal(changes)).toBeNull();
  });

  test.each<[string, Partial<StripeCheckout>, string]>([
    ['of another user', { client_reference_id: 'user-2' }, 'session_mismatch'],
    ['of nobody', { client_reference_id: null }, 'session_mismatch'],
    ['of another customer', { customer: 'cus_2' }, 'session_mismatch'],
    ['without a customer', { customer: null }, 'session_mismatch'],
    ['that is open', { status: 'open', payment_status: 'unpaid' }, 'invalid_input'],
    ['that has expired', { status: 'expired', payment_status: 'unpaid' }, 'invalid_input'],
    ['whose payment has not arrived', { payment_status: 'unpaid' }, 'invalid_input'],
  ])('but not when it is one %s', (_, changes, code) => {
    expect(refusal(changes)).toBe(code);
  });

  test('but not when it does not exist', () => {
    expect(checkoutRefusal(null, 'user-1', 'cus_1')).toBe('not_found');
  });

  test('but not for somebody without a Stripe customer', () => {
    expect(checkoutRefusal(paid, 'user-1', null)).toBe('session_mismatch');
  });
});
