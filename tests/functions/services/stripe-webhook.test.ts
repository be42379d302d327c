import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifiedEvent } from '../../../supabase/functions/_shared/services/stripe-webhook.ts';

const secret = 'whsec_a';
const body = '{"id": "evt_1", "object": "event", "type": "invoice.paid", "data": {"object": {}}}';
const now = Date.UTC(2026, 10, 3);
const seconds = now / 1000;

/** Stripe's scheme written out, so that the package is not checked with itself. */
function sign(text: string, time: number | string, key = secret): string {
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${text}`).digest('hex')}`;
}

const verify = (text: string, signature: string | null, key = secret) =>
  verifiedEvent(text, signature, key, now);

describe('a webhook', () => {
  test.each([
    ['signed now', 0],
    ['signed 300 s ago', -300],
    ['signed 300 s ahead', 300],
  ])('[R-PAY-11] is accepted with %s', async (_, skew) => {
    expect(await verify(body, sign(body, seconds + skew))).toMatchObject({
      id: 'evt_1',
      type: 'invoice.paid',
    });
  });

  test('[R-PAY-11] is accepted when one of several signatures is valid, as during a secret rotation', async () => {
    const [time, good] = sign(body, seconds).split(',');
    expect(await verify(body, `${time},v1=${'0'.repeat(64)},${good},v0=00`)).toMatchObject({ id: 'evt_1' });
  });

  const good = sign(body, seconds);
  test.each<[string, string, string | null, string]>([
    ['signed with another secret', body, sign(body, seconds, 'whsec_b'), secret],
    ['whose body was altered', body.replace('evt_1', 'evt_2'), good, secret],
    ['whose body was formatted anew', JSON.stringify(JSON.parse(body)), good, secret],
    ['signed 301 s ago', body, sign(body, seconds - 301), secret],
    ['signed 301 s ahead', body, sign(body, seconds + 301), secret],
    ['without a signature', body, null, secret],
    ['with an empty signature', body, '', secret],
    ['with a signature that is no signature', body, 'good', secret],
    ['without a time', body, good.replace(/^t=\d+,/, ''), secret],
    ['with a time that is no number', body, sign(body, 'now'), secret],
    ['without a digest', body, `t=${seconds}`, secret],
    ['with a digest of another scheme', body, good.replace('v1=', 'v0='), secret],
    [
      'with two times, of which the first is in time',
      body,
      `t=${seconds},${sign(body, seconds + 999)}`,
      secret,
    ],
    ['with two times, of which the last is in time', body, `t=${seconds + 999},${good}`, secret],
    ['without a body', '', sign('', seconds), secret],
    ['signed with an empty secret, where ours is empty', body, sign(body, seconds, ''), ''],
    ['signed with a blank secret, where ours is blank', body, sign(body, seconds, ' '), ' '],
  ])('[R-PAY-11] is refused with %s', async (_, text, signature, key) => {
    await expect(verify(text, signature, key)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
