// @module-tag long
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { type Answer, call, message } from '../support/call.ts';
import { expectSoundTrees } from '../support/message-tree.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { Random } from '../support/random.ts';
import { sql } from '../support/stack.ts';
import { storedMessages } from '../support/stored.ts';
import {
  answerAgain,
  edit,
  newDeleted,
  newVersions,
  purge,
  restore,
  shownPath,
  showVersion,
  talk,
  tally,
} from '../support/versions.ts';

const model = scriptModel();
const parallel = 50;
const times = <T>(make: (number: number) => T) =>
  Array.from({ length: parallel }, (_, number) => make(number));

describe.concurrent(`${parallel} parallel requests`, () => {
  test.each([1, 2, 3])(
    '[R-KEEP-05] to switch, edit, ask again and send leave one shown path, no orphan and the quota exact, seed %i',
    { tags: 'long' },
    async (seed) => {
      const chance = new Random(seed);
      const person = await newPerson('ultimate');
      const { ids } = await newVersions(person, 6);
      const [asked] = await shownPath(person);
      const before = await storedMessages(person, 'suki');
      const used = await usedToday(person);
      const sent = `Sent in between ${seed}`;
      model.answers('Question 1', ...times(() => says('Once more.')));
      model.answers(sent, ...times(() => says('Yes.')));
      const operations: (() => Promise<Answer>)[] = [
        () => showVersion(person, chance.pick(ids)),
        () => showVersion(person, chance.pick(ids)),
        () => edit(person, chance.pick(ids), `Edited ${randomUUID()}`, false),
        () => edit(person, asked?.id ?? '', `Asked ${randomUUID()}`, false),
        () => answerAgain(person, chance.pick(ids)),
        () => call('chat-send', { as: person, body: message('suki', sent) }),
      ];
      const answers = await Promise.all(times(() => chance.pick(operations)()));
      const counts = tally(answers);
      expect(Object.keys(counts).every((word) => ['ok', 'not_found', 'turn_running'].includes(word))).toBe(
        true,
      );
      expect(counts.ok).toBeGreaterThan(0);

      await expectSoundTrees([person], `seed ${seed}`);
      const written = answers.filter(({ body }) => body.turnId !== undefined).length;
      expect(await usedToday(person)).toBe(used + written);
      const questions = answers.filter(({ body }) => body.message === 'Yes.').length;
      const edits = answers.filter(({ body }) => body.edited !== undefined).length;
      expect(await storedMessages(person, 'suki')).toHaveLength(before.length + written + questions + edits);
      const running = await sql(`select 1 from public.turns where user_id = $1 and status = 'running'`, [
        person.id,
      ]);
      expect(running).toEqual([]);
    },
  );

  test('[R-KEEP-05] for as many versions show one of them', async () => {
    const person = await newPerson('ultimate');
    const { chatId, ids } = await newVersions(person, 5);
    const answers = await Promise.all(
      times((number) =>
        call('chat-path', { as: person, body: { chatId, messageId: ids[number % ids.length] } }),
      ),
    );
    expect(tally(answers)).toEqual({ ok: parallel });
    const [, shown] = await shownPath(person);
    expect(ids).toContain(shown?.id);
    expect(shown?.versions).toBe(5);
    await expectSoundTrees([person]);
  });

  test('[R-KEEP-05] to edit a message with one id make one version', async () => {
    const person = await newPerson('ultimate');
    const [asked] = await talk(person, 2);
    const messageId = randomUUID();
    const target = asked?.id ?? '';
    const same = await Promise.all(times(() => edit(person, target, 'The same edit', false, { messageId })));
    expect(new Set(same.map(({ body }) => body.edited)).size).toBe(1);
    expect((await shownPath(person))[0]).toMatchObject({ versions: 2 });
    await expectSoundTrees([person]);
  });

  test('[R-KEEP-09] to restore or to purge one thing do it once', async () => {
    const person = await newPerson('ultimate');
    const restored = await newDeleted(person);
    expect(tally(await Promise.all(times(() => restore(person, restored))))).toEqual({
      ok: 1,
      not_found: parallel - 1,
    });
    const other = await newPerson('ultimate');
    const purged = await newDeleted(other);
    expect(tally(await Promise.all(times(() => purge(other, purged))))).toEqual({
      ok: 1,
      not_found: parallel - 1,
    });
    await expectSoundTrees([person, other]);
  });
});
