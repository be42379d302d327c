import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import type { Context } from '../../../supabase/functions/_shared/http/context.ts';
import { byMethod, serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { ask, type Greeting, greet, publicGreet, readGreet, request, runtime, userId } from './greet.ts';

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe('serve', () => {
  test('[R-API-02] returns success: true with the fields of the contract only', async () => {
    const { status, text, headers } = await ask(async (_context, { name }) => ({
      greeting: `Hello ${name}`,
      secret: 'x',
    }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ success: true, greeting: 'Hello Ann' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('[R-API-04] identifies the caller by the token', async () => {
    let caller: Context['caller'] | undefined;
    await ask(async (context) => {
      caller = context.caller;
      return { greeting: '' };
    });
    expect(caller).toEqual({ id: userId });
  });

  test('[R-API-02] returns a refusal with its code, text and status', async () => {
    const { status, text } = await ask(async () => {
      throw new AppError('active_chat_limit', { used: 7, limit: 6 });
    });
    expect(status).toBe(409);
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: 'active_chat_limit',
      detail: 'Active chat limit reached (7/6). Finish another chat or clear one.',
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test("returns internal for any other error, with the error's text in the log only", async () => {
    const { status, text } = await ask(async () => {
      throw new Error('password of the database');
    });
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ success: false, error: 'internal' });
    expect(text).not.toContain('password');
    expect(logged.mock.calls[0]?.[0]).toContain('password of the database');
  });

  test("returns internal when the handler's output breaks the contract", async () => {
    const { status } = await ask(async () => ({ greeting: 1 }) as never);
    expect(status).toBe(500);
  });

  test('returns retryAfter of a refusal as a header that pages can read', async () => {
    const { status, headers } = await ask(async () => {
      throw new AppError('too_many_requests', { retryAfter: 42 });
    });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('42');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  test('runs no handler and reads no body before the caller is known', async () => {
    const handler = vi.fn<Greeting>();
    const { status, text } = await ask(handler, { authorization: 'Bearer nonsense' });
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: 'unauthorized',
      detail: 'Please log in again.',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test('lets a handler refuse with the codes of its contract and, by its types, with no others', async () => {
    const { status } = await ask(async (_context, _input, refuse) => {
      throw refuse('not_found');
    });
    expect(status).toBe(404);
    const wrong: Greeting = async (_context, _input, refuse) => {
      // @ts-expect-error 'last_admin' is not among the errors of this contract
      throw refuse('last_admin');
    };
    expect(wrong).toBeTypeOf('function');
  });

  test('requires no token for a public endpoint', async () => {
    const response = await serve(publicGreet, async () => ({ greeting: 'Hello' }), runtime).fetch(
      new Request('http://api.test/greet', { method: 'POST', body: '{"name":"Ann"}' }),
    );
    expect(await response.json()).toEqual({ success: true, greeting: 'Hello' });
  });

  test('accepts a preflight request from any page', async () => {
    const response = await serve(greet, vi.fn<Greeting>(), runtime).fetch(
      new Request('http://api.test/greet', { method: 'OPTIONS' }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('refuses %s', async (method) => {
    const response = await serve(greet, vi.fn<Greeting>(), runtime).fetch(await request(method));
    expect(response.status).toBe(405);
  });

  test('dispatches the requests of a function with two methods by method', async () => {
    const both = byMethod(
      serve(readGreet, async () => ({ greeting: 'read' }), runtime),
      serve(greet, async () => ({ greeting: 'written' }), runtime),
    );
    expect(await (await both.fetch(await request('GET'))).json()).toMatchObject({ greeting: 'read' });
    expect(await (await both.fetch(await request('POST', {}, { name: 'Ann' }))).json()).toMatchObject({
      greeting: 'written',
    });
    expect((await both.fetch(await request('DELETE'))).status).toBe(405);
  });
});
