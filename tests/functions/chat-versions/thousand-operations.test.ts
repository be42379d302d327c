// @module-tag long
import { describe, expect, test } from 'vitest';
import { expectSoundTrees } from '../support/message-tree.ts';
import { scriptModel } from '../support/model.ts';
import { newPerson, usedToday } from '../support/people.ts';
import { Random } from '../support/random.ts';
import { sql } from '../support/stack.ts';
import { listDeleted, shownPath } from '../support/versions.ts';
import { RandomPerson } from './random-person.ts';

const companions = ['suki', 'amara', 'emilio'];
const people = 4;
const operationsEach = 250;
const checkEvery = 50;
/** Another one each time; to repeat a failure, put the seed of its message here. */
const seed = Date.now() % 1_000_000;

const model = scriptModel();

/** What a chat shows over the data interface is what the model of it says. */
async function expectShown({ person, chats }: RandomPerson, companionId: string, note: string) {
  const lines = (await shownPath(person, companionId)).map((line) => {
    const { id, message_type, message_text, is_edited, is_deleted, version, versions } = line;
    const { previous_id, previous_messages, next_id, next_messages } = line;
    const pager = { version, versions, previous_id, previous_messages, next_id, next_messages };
    return { id, message_type, message_text, is_edited, is_deleted, ...pager };
  });
  expect(lines, note).toEqual(chats.get(companionId)?.lines());
}

/** The stored trees are sound, nothing is lost, every chat shows what it must, and the quota is exact. */
async function expectEverything(random: RandomPerson, note: string) {
  await expectSoundTrees([random.person], note);
  const stored = await sql<{ id: string; text: string }>(
    'select id, message_text as text from public.messages where user_id = $1 order by id',
    [random.person.id],
  );
  const known = [...random.chats.values()].flatMap(({ messages }) => messages.map(({ words }) => words));
  const expected = known.map(({ id, text }) => ({ id, text })).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(stored, note).toEqual(expected);
  for (const companionId of companions) await expectShown(random, companionId, note);
  const deleted = [...random.chats.values()].flatMap((chat) => chat.deleted.map(({ words }) => words.id));
  const listed = (await listDeleted(random.person)).filter(({ kind }) => kind === 'message');
  expect(listed.map(({ id }) => id).sort(), note).toEqual(deleted.sort());
  expect(await usedToday(random.person), note).toBe(random.used);
  const running = await sql(`select 1 from public.turns where user_id = $1 and status = 'running'`, [
    random.person.id,
  ]);
  expect(running, note).toEqual([]);
}

describe.concurrent(`${people * operationsEach} random operations`, { tags: 'long' }, () => {
  test.each(Array.from({ length: people }, (_, number) => number))(
    `[R-KEEP-08] of person %i, ${operationsEach} of them, lose nothing and keep one shown path`,
    async (number) => {
      const name = `${number} of seed ${seed}`;
      const chance = new Random(seed + number);
      const random = new RandomPerson(await newPerson('ultimate'), name, companions, model, chance);
      for (let operation = 1; operation <= operationsEach; operation++) {
        const note = () => `seed ${seed}, person ${number}, operation ${operation} (${random.last})`;
        try {
          await expectShown(random, await random.act(), note());
        } catch (error) {
          throw new Error(note(), { cause: error });
        }
        if (operation % checkEvery === 0) await expectEverything(random, note());
      }
      await expectEverything(random, `seed ${seed}, person ${number}, at the end`);
    },
  );
});
