import { expect, test } from 'vitest';
import { parseEnv } from '../../../supabase/functions/_shared/http/env.ts';

const least = { SUPABASE_URL: 'http://project.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };
const stripeOf = (values: Record<string, string>) => {
  const { stripeSecretKey, stripeWebhookSecret, stripeApiBase } = parseEnv(
    (name) => ({ ...least, ...values })[name],
  );
  return { stripeSecretKey, stripeWebhookSecret, stripeApiBase };
};
const none = { stripeSecretKey: null, stripeWebhookSecret: null, stripeApiBase: null };

test('without Stripe’s secrets payments are not configured', () => {
  expect(stripeOf({})).toEqual(none);
});

test('[R-PAY-11] an empty or blank secret counts as missing', () => {
  expect(stripeOf({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: ' ', STRIPE_API_BASE: '' })).toEqual(none);
});

test('Stripe’s secrets are read', () => {
  expect(
    stripeOf({
      STRIPE_SECRET_KEY: 'sk_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://stripe.test',
    }),
  ).toEqual({ stripeSecretKey: 'sk_1', stripeWebhookSecret: 'whsec_1', stripeApiBase: 'http://stripe.test' });
});
