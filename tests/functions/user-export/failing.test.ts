import { describe, expect, test } from 'vitest';
import { handleExport } from '../../../supabase/functions/user-export/handler.ts';
import { DatabaseRefusal } from '../support/fake-database.ts';
import { fakeTurnContext, refuse } from '../support/turn-fixtures.ts';

const data = {
  rows: { users: [{ email: 'ann@people.test' }], chats: [{ companion_id: 'suki' }] },
  left_out: {},
  companion_names: { suki: 'Suki' },
};
const page = [{ id: 'm1', from: 'user', text: 'Hello', at: '2026-11-21T10:00:00Z', outcome: 'done' }];

/** An export whose messages are read like this. */
async function begun(read: (args: Record<string, unknown>) => unknown) {
  const { context, calls, logError } = fakeTurnContext({
    begin_export: () => data,
    read_export_messages: read,
    give_back_export: () => null,
  });
  const result = (await handleExport(context, {}, refuse)) as { body: ReadableStream<Uint8Array> };
  const gaveBack = () => calls.some(({ name }) => name === 'give_back_export');
  return { body: result.body, calls, logError, gaveBack };
}

describe('an archive', () => {
  test('that fails on our side is broken off, not ended, and does not count', async () => {
    const { body, logError, gaveBack } = await begun(({ p_after }) => {
      if (p_after) throw new DatabaseRefusal('connection lost', { code: '08006' });
      return page;
    });
    await expect(new Response(body).arrayBuffer()).rejects.toThrow();
    expect(gaveBack()).toBe(true);
    expect(logError).toHaveBeenCalledExactlyOnceWith('export_failed', expect.any(Error));
  });

  test('that a reader cancels counts, and no more data is read for it', async () => {
    const { body, calls, gaveBack } = await begun(() => page);
    const reader = body.getReader();
    await reader.read();
    await reader.cancel();
    const asked = calls.length;
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toHaveLength(asked);
    expect(gaveBack()).toBe(false);
  });

  test('that is read to its end counts', async () => {
    const { body, gaveBack } = await begun(({ p_after }) => (p_after ? [] : page));
    expect((await new Response(body).arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect(gaveBack()).toBe(false);
  });
});
