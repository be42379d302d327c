import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { type FileOutput, file } from '#contracts/file.ts';
import type { Runtime } from '../../../supabase/functions/_shared/http/runtime.ts';
import { serve } from '../../../supabase/functions/_shared/http/serve.ts';

const letter = endpoint({
  name: 'letter',
  summary: 'for these tests',
  method: 'GET',
  auth: 'public',
  input: v.object({}),
  output: file,
  errors: [],
});

function responseWith(output: Omit<FileOutput, 'body'>): Promise<Response> {
  const body = new Blob(['Dear Ann']).stream();
  const runtime = () => ({ env: {}, waitUntil: () => {} }) as unknown as Runtime;
  return serve(letter, async () => ({ ...output, body }), runtime).fetch(
    new Request('http://api.test/letter'),
  );
}

describe('an endpoint whose output is a file', () => {
  test('returns its bytes with its name', async () => {
    const response = await responseWith({ name: 'letter.txt', type: 'text/plain' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="letter.txt"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Dear Ann');
  });

  test('refuses a file name with a path or quotes in it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await responseWith({ name: '../"; evil.txt', type: 'text/plain' })).status).toBe(500);
    logged.mockRestore();
  });
});
