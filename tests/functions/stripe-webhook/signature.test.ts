// @module-tag long
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stripeWebhook } from '#contracts/stripe-webhook.ts';
import type { Runtime } from '../../../supabase/functions/_shared/http/runtime.ts';
import { serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { handleWebhook } from '../../../supabase/functions/stripe-webhook/handler.ts';
import { signed } from '../../support/scripted-stripe/webhooks.ts';
import { paymentsForThisFile } from '../billing/support/payments.ts';

const payments = paymentsForThisFile();

/** A paid checkout of which the product has not heard yet. */
async function paidInSilence() {
  const person = await payments.newPerson();
  payments.account.pay(await payments.checkout(person, 'premium'));
  const event = payments.account.events.findLast(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('Nothing happened');
  return { person, event };
}

afterEach(() => vi.restoreAllMocks());

describe('over HTTP', () => {
  test.each([0, -290, 290])('[R-PAY-11] an event signed %i s from now has its effect', async (skew) => {
    const { person, event } = await paidInSilence();
    expect(await payments.deliver(event, { skew })).toEqual({ status: 200, body: { success: true } });
    expect(await payments.tierOf(person)).toBe('premium');
  });

  test.each([
    ['with another secret', { secret: 'whsec_other' }],
    ['301 s ago', { skew: -302 }],
    ['301 s ahead', { skew: 302 }],
  ])('[R-PAY-11] an event signed %s is refused and has no effect', async (_, signing) => {
    const { person, event } = await paidInSilence();
    const { status, body } = await payments.deliver(event, signing);
    expect([status, body.error]).toEqual([400, 'invalid_input']);
    expect(await payments.tierOf(person)).toBe('free');
  });

  test('[R-PAY-11] an event whose body was altered on the way is refused and has no effect', async () => {
    const { person, event } = await paidInSilence();
    const delivery = await signed(event);
    const { status } = await payments.deliverRaw({ ...delivery, body: `${delivery.body} ` });
    expect(status).toBe(400);
    expect(await payments.tierOf(person)).toBe('free');
  });

  test('[R-PAY-11] the signature is over the bytes that were sent, whatever language they hold', async () => {
    const { person, event } = await paidInSilence();
    Object.assign(event.data.object, { customer_details: { name: 'Zoë Łuczak 李 😀' } });
    expect((await payments.deliver(event)).status).toBe(200);
    expect(await payments.tierOf(person)).toBe('premium');
  });

  test.each(['', 't=1', 'nonsense'])('[R-PAY-11] the signature "%s" is refused', async (signature) => {
    const { event } = await paidInSilence();
    const { body } = await signed(event);
    expect((await payments.deliverRaw({ body, signature })).status).toBe(400);
  });

  test('a body of a megabyte is refused unread', async () => {
    const { status } = await payments.deliverRaw({ body: 'x'.repeat(1_000_000), signature: 't=1,v1=0' });
    expect(status).toBe(413);
  });
});

test('[R-PAY-11] without a webhook secret no event is accepted, and Stripe will send it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { event } = await paidInSilence();
  const { body, signature } = await signed(event, { secret: 'whsec_any' });
  const env = {
    stripeSecretKey: 'sk_test_1',
    stripeWebhookSecret: null,
    stripeApiBase: payments.stripe.baseUrl,
  };
  const service = serve(
    stripeWebhook,
    handleWebhook,
    () => ({ env, waitUntil: () => {} }) as unknown as Runtime,
  );
  const request = new Request('http://api.test/stripe-webhook', {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body,
  });
  const response = await service.fetch(request);
  expect([response.status, (await response.json()).error]).toEqual([409, 'payments_not_configured']);
});
