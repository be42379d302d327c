import { describe, expect, test } from 'vitest';
import { stripeClient } from '../../../supabase/functions/_shared/services/stripe.ts';

const env = { stripeSecretKey: 'sk_test_1', stripeApiBase: null };

describe('the Stripe client', () => {
  test('without a key says that payments are not configured', () => {
    expect(() => stripeClient({ ...env, stripeSecretKey: null })).toThrow(
      expect.objectContaining({ code: 'payments_not_configured' }),
    );
  });

  test('is one for each account and address', () => {
    const client = stripeClient(env);
    expect(stripeClient({ ...env })).toBe(client);
    expect(stripeClient({ ...env, stripeSecretKey: 'sk_test_2' })).not.toBe(client);
    expect(stripeClient({ ...env, stripeApiBase: 'http://127.0.0.1:1' })).not.toBe(client);
  });

  test.each([
    [null, 'https://api.stripe.com:443'],
    ['http://127.0.0.1:4242', 'http://127.0.0.1:4242'],
    ['http://stripe.test', 'http://stripe.test:80'],
    ['https://stripe.test', 'https://stripe.test:443'],
  ])('with the address %s calls %s', (stripeApiBase, asked) => {
    const client = stripeClient({ ...env, stripeApiBase });
    const field = (name: string) => client.getApiField(name as never);
    expect(`${field('protocol')}://${field('host')}:${field('port')}`).toBe(asked);
  });
});
