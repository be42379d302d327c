import type { ScriptedAccount } from './account.ts';
import type { Form } from './form.ts';
import { type List, StripeRefusal } from './objects.ts';

/** One thing that Stripe's API does. A parameter that is not in `takes` is refused, as Stripe does. */
export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` matches an id. */
  path: string;
  takes: string[];
  answer(account: ScriptedAccount, form: Form, id: string): object;
};

/** A required text parameter. */
export function text(value: Form[string] | undefined, param = 'parameter'): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new StripeRefusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** One page of a list, after `starting_after`. */
export function page<T extends { id: string }>(all: T[], form: Form, url: string): List<T> {
  const limit = Number(form.limit ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw new StripeRefusal(400, 'Invalid limit', { param: 'limit' });
  const from = form.starting_after ? all.findIndex(({ id }) => id === form.starting_after) + 1 : 0;
  return {
    object: 'list',
    data: all.slice(from, from + limit),
    has_more: all.length > from + limit,
    url,
  };
}
