import { describe, expect, test, vi } from 'vitest';
import type { Handler } from '../../../supabase/functions/_shared/http/context.ts';
import { serve } from '../../../supabase/functions/_shared/http/serve.ts';
import { DatabaseRefusal } from '../support/fake-database.ts';
import { adminGreet, request, runtimeOver, userId } from './greet.ts';

describe('an endpoint for admins', () => {
  test.each(['forbidden', 'blocked', 'unauthorized'] as const)(
    '[R-ADMIN-02] refuses a caller for whom the database says `%s`, before the handler runs and the body is read',
    async (code) => {
      const handler = vi.fn<Handler<typeof adminGreet>>();
      const read_admin = () => {
        throw new DatabaseRefusal(code);
      };
      const response = await serve(adminGreet, handler, () => runtimeOver({ read_admin })).fetch(
        await request('POST', {}, 'no input of this endpoint'),
      );
      expect(await response.json()).toMatchObject({ success: false, error: code });
      expect(handler).not.toHaveBeenCalled();
    },
  );

  test('[R-ADMIN-02] passes to the handler the admin that the database returns', async () => {
    let caller: unknown;
    const read_admin = vi.fn(() => ({ id: userId, email: 'a@b.test', created_at: '2026-11-01T10:00:00Z' }));
    const handler: Handler<typeof adminGreet> = async (context) => {
      caller = context.caller;
      return { greeting: '' };
    };
    await serve(adminGreet, handler, () => runtimeOver({ read_admin })).fetch(
      await request('POST', {}, { name: 'Ann' }),
    );
    expect(caller).toEqual({ id: userId, email: 'a@b.test', createdAt: '2026-11-01T10:00:00Z' });
    expect(read_admin).toHaveBeenCalledExactlyOnceWith({ p_user_id: userId });
  });
});
