import { expect, test, vi } from 'vitest';
import type { TurnState } from '../../../supabase/functions/_shared/data/turns.ts';
import type { Context } from '../../../supabase/functions/_shared/http/context.ts';
import { joinTurn } from '../../../supabase/functions/_shared/turns/follow-turn.ts';

test('[R-PROD-23] a turn is no longer looked at once its second reader has left', async () => {
  const reader = new AbortController();
  const rpc = vi.fn();
  const request = new Request('http://functions.test/chat-send', { signal: reader.signal });
  const context = { db: { rpc }, caller: { id: 'ann' }, request } as unknown as Context;
  const state = { turnId: 'turn', status: 'running', text: 'So far', receipt: null } as unknown as TurnState;
  const events: string[] = [];
  for await (const { event } of joinTurn(context, state, 0)) {
    events.push(event);
    if (event === 'delta') reader.abort();
  }
  expect(events).toEqual(['turn', 'delta']);
  expect(rpc).not.toHaveBeenCalled();
});
