import type { StripeClient } from '../../../../supabase/functions/_shared/services/stripe.ts';
import type { ScriptedAccount } from '../../../support/scripted-stripe/account.ts';
import { handleApiRequest } from '../../../support/scripted-stripe/api.ts';
import type { Form } from '../../../support/scripted-stripe/form.ts';

/**
 * The part of Stripe's client that a sync uses, straight over a scripted account: for tests that read it more often
 * than requests allow. `before` is awaited before each call; an answer is what holds at that moment.
 */
export function clientOver(account: ScriptedAccount, before: () => Promise<void>): StripeClient {
  const ask = async (method: string, path: string, form: Form = {}) => {
    await before();
    return structuredClone(handleApiRequest(account, method, path, form));
  };
  const list = (path: string, params: object) => ({
    autoPagingToArray: async () => {
      const form = Object.entries(params).map(([name, value]) => [name, String(value)]);
      return ((await ask('GET', path, Object.fromEntries(form))) as { data: object[] }).data;
    },
  });
  return {
    customers: { retrieve: (id: string) => ask('GET', `/v1/customers/${id}`) },
    subscriptions: { list: (params: object) => list('/v1/subscriptions', params) },
    checkout: { sessions: { list: (params: object) => list('/v1/checkout/sessions', params) } },
  } as unknown as StripeClient;
}
