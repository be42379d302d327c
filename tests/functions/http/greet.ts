import * as v from 'valibot';
import { endpoint } from '#contracts/endpoint.ts';
import type { Handler } from '../../../supabase/functions/_shared/http/context.ts';
import type { Runtime } from '../../../supabase/functions/_shared/http/runtime.ts';
import { serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { fakeDatabase, type Rpcs } from '../support/fake-database.ts';
import { signToken } from '../support/tokens.ts';

/** Endpoints for the tests of `serve`, and a project whose tokens they accept. */
const secret = 'a-shared-secret-of-at-least-32-bytes';
export const userId = '11111111-1111-4111-8111-111111111111';
export const runtimeOver = (rpcs: Rpcs = {}) =>
  ({
    env: { supabaseUrl: 'http://project.test', jwtSecret: secret },
    db: fakeDatabase(rpcs).db,
    waitUntil: () => {},
  }) as unknown as Runtime;
export const runtime = () => runtimeOver();

const declaration = {
  name: 'greet',
  summary: 'for these tests',
  input: v.object({ name: v.string() }),
  output: v.object({ greeting: v.string() }),
  events: { word: v.object({ text: v.string() }) },
  errors: ['not_found'],
} as const;
export const greet = endpoint({ ...declaration, method: 'POST', auth: 'user' });
export const publicGreet = endpoint({ ...declaration, method: 'POST', auth: 'public' });
export const adminGreet = endpoint({ ...declaration, method: 'POST', auth: 'admin' });
export const readGreet = endpoint({ ...declaration, method: 'GET', auth: 'user' });
export type Greeting = Handler<typeof greet>;

/** A request to `greet` with the token of `userId`. */
export async function request(method: string, headers: Record<string, string> = {}, body?: unknown) {
  const authorization = `Bearer ${await signToken(secret, userId, { aal: 'aal2' })}`;
  return new Request('http://api.test/greet?name=Ann', {
    method,
    headers: { authorization, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The response of `greet` with this handler. */
export async function ask(handler: Greeting, headers: Record<string, string> = {}) {
  const response = await serve(greet, handler, runtime).fetch(
    await request('POST', headers, { name: 'Ann' }),
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}
