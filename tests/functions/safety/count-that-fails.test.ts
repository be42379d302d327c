import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { helpLines } from '../../../supabase/functions/_shared/domain/safety/help/help-lines.ts';
import type { Streamed } from '../../../supabase/functions/_shared/http/context.ts';
import { handleChatSend } from '../../../supabase/functions/chat-send/handler.ts';
import { DatabaseRefusal } from '../support/fake-database.ts';
import { collect, fakeTurnContext, refuse } from '../support/turn-fixtures.ts';

const input = {
  mode: 'send' as const,
  companionId: 'suki',
  messageId: randomUUID(),
  text: 'I want to kill myself',
};

/** The answer of chat-send while counting a caught text fails like this. */
function answered(failure: DatabaseRefusal, wantsStream = false) {
  const { context, calls, logError } = fakeTurnContext({
    count_safety_event: () => {
      throw failure;
    },
  });
  const request = new Request('http://api.test', { headers: { 'accept-language': 'en-GB' } });
  const answer = handleChatSend({ ...context, request, wantsStream }, input, refuse);
  return { answer, calls, logError };
}

describe('when a caught text cannot be counted', () => {
  const lines = helpLines('GB', 'suicide');
  const help = { safety: { topic: 'suicide', country: 'GB', lines } };

  test('[R-SAFE-05] the person still gets the help lines, and the failure is logged', async () => {
    const { answer, calls, logError } = answered(new DatabaseRefusal('connection lost', { code: '08006' }));
    expect(await answer).toEqual(help);
    expect(lines.length).toBeGreaterThan(0);
    expect(calls.map(({ name }) => name)).toEqual(['count_safety_event']);
    expect(logError).toHaveBeenCalledExactlyOnceWith('safety_event_not_counted', expect.any(Error));
    expect(JSON.stringify(logError.mock.calls)).not.toContain('kill');
  });

  test('[R-SAFE-05] the person still gets the help lines in a stream', async () => {
    const { answer } = answered(new DatabaseRefusal('timeout', { code: '57014' }), true);
    const { stream } = (await answer) as Streamed<never>;
    expect(await collect(stream)).toEqual([{ event: 'safety', data: help }]);
  });

  test.each(['unauthorized', 'blocked'])('[R-API-05] somebody who is %s is still refused', async (code) => {
    const { answer, logError } = answered(new DatabaseRefusal(code));
    await expect(answer).rejects.toMatchObject({ code });
    expect(logError).not.toHaveBeenCalled();
  });
});
