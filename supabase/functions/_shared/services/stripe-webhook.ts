import Stripe from 'stripe';
import { AppError } from '#contracts/errors.ts';

/** Seconds between our clock and the time in a signature, in either direction (R-PAY-11). */
const TOLERANCE_SECONDS = 300;

const cryptography = Stripe.createSubtleCryptoProvider();

/**
 * The event of a webhook, once its signature is found good. Throws `invalid_input` for a signature that is missing,
 * made with another secret or over another body, too old, or from the future.
 */
export async function verifiedEvent(
  body: string,
  signature: string | null,
  secret: string,
  now = Date.now(),
): Promise<Stripe.Event> {
  try {
    // The package refuses old signatures alone.
    if (signedAt(signature) - now / 1000 > TOLERANCE_SECONDS)
      throw new Error('The signature is from the future');
    return await Stripe.webhooks.constructEventAsync(
      body,
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      cryptography,
      now,
    );
  } catch (error) {
    throw new AppError('invalid_input', {}, { cause: error });
  }
}

/** The one time that a signature header names. */
function signedAt(signature: string | null): number {
  const times = (signature ?? '').split(',').filter((part) => part.startsWith('t='));
  const [time = ''] = times;
  if (times.length !== 1 || !/^t=\d+$/.test(time)) throw new Error('The signature does not name its time');
  return Number(time.slice(2));
}
