import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { helpLines } from '#contracts/help-lines.ts';
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
    begin_turn: () => {
      throw failure;
    },
  });
  const request = new Request('http://api.test', { headers: { 'accept-language': 'en-GB' } });
  const answer = handleChatSend({ ...context, request, wantsStream }, input, refuse);
  return { answer, calls, logError };
}

describe('when a caught text cannot be kept and counted', () => {
  const lines = helpLines('GB', 'suicide');
  const safety = { topic: 'suicide', level: 2, country: 'GB', lines, language: 'en', withdraws: false };
  const help = { safety, turnId: null, askedId: null };

  test('[R-SAFE-05] the person still gets the help lines, and the failure is logged', async () => {
    const { answer, calls, logError } = answered(new DatabaseRefusal('connection lost', { code: '08006' }));
    expect(await answer).toEqual(help);
    expect(lines.length).toBeGreaterThan(0);
    expect(calls.map(({ name }) => name)).toEqual(['begin_turn']);
    expect(logError).toHaveBeenCalledExactlyOnceWith('caught_message_not_kept', expect.any(Error));
    expect(JSON.stringify(logError.mock.calls)).not.toContain('kill');
  });

  test('[R-SAFE-05] the person still gets the help lines in a stream', async () => {
    const { answer } = answered(new DatabaseRefusal('timeout', { code: '57014' }), true);
    const { stream } = (await answer) as Streamed<never>;
    expect(await collect(stream)).toEqual([
      { event: 'safety', data: { ...safety, turnId: null, askedId: null } },
    ]);
  });

  test.each(['unauthorized', 'blocked'])('[R-API-05] somebody who is %s is still refused', async (code) => {
    const { answer, logError } = answered(new DatabaseRefusal(code));
    await expect(answer).rejects.toMatchObject({ code });
    expect(logError).not.toHaveBeenCalled();
  });
});
