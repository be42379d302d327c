import type { ScriptedAccount } from './account.ts';
import { catalogueRoutes } from './api-catalogue.ts';
import { customerRoutes } from './api-customers.ts';
import { pageRoutes } from './api-pages.ts';
import type { Form } from './form.ts';
import { StripeRefusal } from './objects.ts';

const routes = [...customerRoutes, ...catalogueRoutes, ...pageRoutes];

/** Handles one request to the API, or throws a StripeRefusal. */
export function handleApiRequest(account: ScriptedAccount, method: string, path: string, form: Form): object {
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`);
    const match = route.method === method && pattern.exec(path);
    if (!match) continue;
    const unknown = Object.keys(form).find((name) => !route.takes.includes(name));
    if (unknown !== undefined) {
      throw new StripeRefusal(400, `Received unknown parameter: ${unknown}`, {
        code: 'parameter_unknown',
        param: unknown,
      });
    }
    return route.answer(account, form, decodeURIComponent(match[1] ?? ''));
  }
  throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`);
}
