import { describe, expect, test } from 'vitest';
import { joinTurn, waitForTurn } from '../../../supabase/functions/_shared/turns/follow-turn.ts';
import { DatabaseRefusal } from '../support/fake-database.ts';
import { begun, collect, fakeTurnContext, quota, turnId, turnRow } from '../support/turn-fixtures.ts';

/** A turn that stands at each row in turn whenever somebody looks. */
function standing(...rows: (ReturnType<typeof turnRow> | Error)[]) {
  return fakeTurnContext({
    read_turn: () => {
      const row = rows.shift();
      if (row instanceof Error) throw row;
      return row;
    },
  });
}
const start = {
  event: 'turn',
  data: {
    turnId,
    chatId: begun.chatId,
    askedId: begun.askedId,
    ...quota,
    expiresAt: null,
    now: expect.any(String),
  },
};

describe.concurrent('a reader who joins a turn', () => {
  test('[R-TURN-19] gets the reply so far, then what follows, then the end', async () => {
    const { context, calls } = standing(
      turnRow('running', 'One two '),
      turnRow('running', 'One two '),
      turnRow('done', 'One two three', { reply_id: 'reply' }),
    );
    expect(await collect(joinTurn(context, { ...begun, text: 'One ' }, 0))).toEqual([
      start,
      { event: 'delta', data: { text: 'One ', at: 0 } },
      { event: 'delta', data: { text: 'two ', at: 4 } },
      { event: 'delta', data: { text: 'three', at: 8 } },
      { event: 'done', data: { message: 'One two three', status: 'done', replyId: 'reply', ...quota } },
    ]);
    expect(calls.every(({ args }) => args.p_user_id === context.caller.id)).toBe(true);
  });

  test.each([
    [0, [{ event: 'delta', data: { text: 'One two', at: 0 } }]],
    [4, [{ event: 'delta', data: { text: 'two', at: 4 } }]],
    [7, []],
    [9_999_999, []],
  ])('[R-TURN-19] from offset %i on gets each word once', async (from, deltas) => {
    const { context } = standing();
    const events = await collect(joinTurn(context, { ...begun, status: 'done', text: 'One two' }, from));
    expect(events.filter(({ event }) => event === 'delta')).toEqual(deltas);
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: 'One two' } });
  });

  test.each([0, 4, 9])(
    '[R-KEEP-03] from offset %i of a continued reply on gets the new words alone',
    async (from) => {
      const { context } = standing(turnRow('done', 'The old words, and new ones.'));
      const first = { ...begun, continuedText: 'The old words', text: 'The old words, and' };
      const events = await collect(joinTurn(context, first, from));
      expect(events[0]).toMatchObject({ event: 'turn', data: { text: 'The old words' } });
      expect(events.slice(1, -1)).toEqual([
        { event: 'delta', data: { text: ', and', at: 13 } },
        { event: 'delta', data: { text: ' new ones.', at: 18 } },
      ]);
      expect(events.at(-1)).toMatchObject({
        event: 'done',
        data: { message: 'The old words, and new ones.' },
      });
    },
  );

  test('[R-TURN-20] is told that it was stopped, with the text that stays', async () => {
    const { context } = standing(turnRow('stopped', 'One '));
    expect((await collect(joinTurn(context, begun, 0))).at(-1)).toMatchObject({
      event: 'done',
      data: { status: 'stopped', message: 'One ' },
    });
  });

  test.each(['failed', 'interrupted'])('is told that a turn has %s', async (status) => {
    const { context } = standing(turnRow(status, ''));
    expect((await collect(joinTurn(context, begun, 0))).at(-1)).toEqual({
      event: 'error',
      data: { error: 'model_failed', detail: 'Failed. Try again.', ...quota },
    });
  });

  test.each([
    ['model_timeout', 'The reply took too long. Try again.'],
    ['content_refused', 'This goes against our content rules, so it was not accepted.'],
  ])('is told why it failed: %s', async (failure, detail) => {
    const { context } = standing(turnRow('failed', '', { failure }));
    expect((await collect(joinTurn(context, begun, 0))).at(-1)).toEqual({
      event: 'error',
      data: { error: failure, detail, ...quota },
    });
  });

  test.each(['not_found', 'blocked', 'unauthorized'] as const)(
    '[R-API-05] hears %s when the turn is no longer theirs to read',
    async (code) => {
      const { context } = standing(turnRow('running', 'One '), new DatabaseRefusal(code));
      const events = await collect(joinTurn(context, begun, 0));
      expect(events.at(-1)).toMatchObject({ event: 'error', data: { error: code } });
    },
  );

  test('is not told of a failure of the database itself', async () => {
    const { context } = standing(new DatabaseRefusal('connection lost'));
    await expect(collect(joinTurn(context, begun, 0))).rejects.toThrow('connection lost');
  });

  test('ends the polling by disconnecting', async () => {
    const { context, calls } = standing(turnRow('running', 'One '), turnRow('running', 'One two'));
    for await (const { event } of joinTurn(context, begun, 0)) if (event === 'delta') break;
    expect(calls).toHaveLength(1);
  });
});

test('[R-TURN-17] can wait for the end of the turn', async () => {
  const { context, calls } = standing(turnRow('running', 'One '), turnRow('done', 'One two'));
  expect(await waitForTurn(context, begun)).toMatchObject({ status: 'done', text: 'One two' });
  expect(calls).toHaveLength(2);
});
