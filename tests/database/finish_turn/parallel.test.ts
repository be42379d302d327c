import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atOnce, Sessions, tally } from '../../support/database/sessions.ts';
import { createDatabase } from '../../support/database/test-database.ts';

const rounds = 15;

describe('the end of a turn, from several sides at once', () => {
  let sessions: Sessions;
  beforeAll(async () => {
    sessions = new Sessions((await createDatabase('ends_parallel', 'migrated')).url);
    await sessions.companions(1);
  });
  afterAll(() => sessions?.end());

  const begin = async (person: string) => {
    const { rows } = await sessions.server<{ turn_id: string }>(
      `select turn_id from begin_turn($1, 'c1', $2, 'Hello')`,
      [person, randomUUID()],
    );
    return rows[0]?.turn_id ?? '';
  };
  const end = async (person: string) => {
    const [row] = await sessions.owner<{ status: string; used: number; replies: number }>(
      `select t.status, d.used,
       (select count(*)::int from messages m where m.turn_id = t.id and m.message_type = 'ai') as replies
      from turns t join daily_usage d on d.user_id = t.user_id where t.user_id = $1`,
      [person],
    );
    return row;
  };
  /** What each end of a turn leaves: a reply and a counted message, or neither. */
  const leaves: Record<string, { used: number; replies: number }> = {
    done: { used: 1, replies: 1 },
    stopped: { used: 1, replies: 1 },
    failed: { used: 0, replies: 0 },
    interrupted: { used: 0, replies: 0 },
  };

  test('[R-TURN-09, R-TURN-16] finishing, failing and stopping at once end in one reply or one refund', {
    tags: 'long',
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const [person = ''] = await sessions.people([`ends ${round}`]);
      const turn = await begin(person);
      await sessions.server('select save_turn_progress($1, $2)', [turn, 'Hi']);
      const outcomes = await atOnce(24, (n) =>
        n % 3 === 0
          ? sessions.server('select stop_turn($1, $2)', [person, turn])
          : sessions.server('select finish_turn($1, $2, $3)', [
              turn,
              n % 3 === 1 ? 'done' : 'failed',
              'Hi ann',
            ]),
      );
      expect(tally(outcomes.map((outcome) => outcome.refusal))).toEqual({ null: 24 });
      const ended = await end(person);
      expect(ended).toEqual({ status: ended?.status, ...leaves[ended?.status ?? ''] });
    }
  });

  test('[R-TURN-22, R-TURN-09] a dead worker found by many at once is refunded once', async () => {
    for (let round = 0; round < rounds; round++) {
      const [person = ''] = await sessions.people([`dead ${round}`]);
      const turn = await begin(person);
      await sessions.owner(`update turns set updated_at = now() - interval '41 seconds' where id = $1`, [
        turn,
      ]);
      await sessions.owner('update daily_usage set used = used + 1 where user_id = $1', [person]);
      const touches = [
        () => sessions.server('select read_turn($1, $2)', [person, turn]),
        () => sessions.server('select private.interrupt_stale_turns()'),
        () => sessions.server(`select ensure_chat($1, 'c1')`, [person]),
        () => sessions.server(`select finish_turn($1, 'failed', '')`, [turn]),
      ];
      await atOnce(24, (n) => touches[n % touches.length]?.() ?? Promise.reject());
      const ended = await end(person);
      expect(['interrupted', 'failed']).toContain(ended?.status);
      expect(ended).toMatchObject({ used: 1, replies: 0 });
    }
  });

  test('[R-TURN-13] a chat that expires while its reply is finished is sealed whole', async () => {
    for (let round = 0; round < rounds; round++) {
      const [person = ''] = await sessions.people([`expires ${round}`]);
      const turn = await begin(person);
      await sessions.owner(`update chats set expires_at = now() - interval '1 second' where user_id = $1`, [
        person,
      ]);
      const outcomes = await atOnce(12, (n) =>
        n % 2
          ? sessions.server('select private.expire_chats()')
          : sessions.server('select finish_turn($1, $2, $3)', [turn, 'done', 'Too late']),
      );
      expect(
        Object.keys(tally(outcomes.map((outcome) => outcome.refusal))).filter(
          (word) => !['null', 'chat_expired'].includes(word),
        ),
      ).toEqual([]);
      await sessions.server('select private.expire_chats()');
      expect(await sessions.owner('select status from runs where user_id = $1', [person])).toEqual([
        { status: 'sealed' },
      ]);
      expect(
        await sessions.owner(`select from turns where user_id = $1 and status = 'running'`, [person]),
      ).toEqual([]);
    }
  });
});
