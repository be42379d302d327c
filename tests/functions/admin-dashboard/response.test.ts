import { describe, expect, test } from 'vitest';
import type { adminDashboard } from '#contracts/admin-dashboard.ts';
import type { ContextOf } from '../../../supabase/functions/_shared/http/context.ts';
import { parseEnv } from '../../../supabase/functions/_shared/http/env.ts';
import { handleDashboard } from '../../../supabase/functions/admin-dashboard/handler.ts';
import { call } from '../support/call.ts';
import { newAdmin } from '../support/people.ts';
import { sql } from '../support/stack.ts';
import { refuse } from '../support/turn-fixtures.ts';

describe('the response of admin-dashboard', () => {
  test('[R-API-23] holds a message, the time, and who the admin is', async () => {
    const admin = await newAdmin();
    const [row] = await sql<{ created_at: Date }>('select created_at from public.users where id = $1', [
      admin.id,
    ]);
    const before = Date.now();
    const { status, body } = await call('admin-dashboard', { as: admin });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.stringMatching(/\S/),
      user: { id: admin.id, email: admin.email, isAdmin: true },
    });
    const { createdAt } = body.user as { createdAt: string };
    expect(new Date(createdAt)).toEqual(row?.created_at);
    expect(new Date(String(body.timestamp)).getTime()).toBeGreaterThanOrEqual(before);
  });

  test('says which provider keys are set, and holds no key, address or secret', async () => {
    const { body } = await call('admin-dashboard', { as: await newAdmin() });
    expect(body.providers).toEqual({ openrouter: true, openai: true, custom: true });
    expect(body.payments).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/key-of|http|secret/);
  });

  test.each([
    [{}, { openrouter: false, openai: false, custom: false }, false],
    [{ OPENROUTER_API_KEY: 'k1' }, { openrouter: true, openai: false, custom: false }, false],
    [
      { OPENAI_API_KEY: 'k2', STRIPE_SECRET_KEY: 'k3' },
      { openrouter: false, openai: true, custom: false },
      true,
    ],
    [{ CUSTOM_MODEL_API_KEY: 'k4' }, { openrouter: false, openai: false, custom: true }, false],
  ])(
    'says with the secrets %o which providers and payments are set',
    async (secrets: Record<string, string>, providers, payments) => {
      const required: Record<string, string> = {
        SUPABASE_URL: 'http://api.test',
        SUPABASE_SERVICE_ROLE_KEY: 'k0',
      };
      const caller = { id: 'a', email: null, createdAt: '2026-11-01T10:00:00+00:00' };
      const env = parseEnv((name) => secrets[name] ?? required[name]);
      const answer = await handleDashboard({ env, caller } as ContextOf<typeof adminDashboard>, {}, refuse);
      expect(answer).toMatchObject({ providers, payments });
      expect(JSON.stringify(answer)).not.toMatch(/k[0-4]/);
    },
  );
});
