import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { scriptModel } from '../support/model.ts';
import { rest } from '../support/rest.ts';
import { sql } from '../support/stack.ts';
import { allRead, promptLines, rememberedPerson, tell } from './remembered.ts';

const model = scriptModel();
const SECTION = 'Your story so far';

describe.concurrent("'Our story so far'", () => {
  test('[R-MEM-10, R-MEM-13] is told of what the last ten messages no longer hold, and offered while its messages are shown', async () => {
    const person = await rememberedPerson();
    const lines = [{ text: 'We planned a walk along the harbor at dawn.', messages: [1, 2] }];
    for (let n = 1; n <= 10; n++) {
      const text =
        n === 1 ? 'Let us plan a walk along the harbor at dawn.' : `Small talk number ${n} (story).`;
      // The first ten messages are what is told; the fifth thing the person said is the last of theirs.
      model.finds('I see.', says(JSON.stringify({ lines })));
      await tell(model, person, text);
      await allRead(person);
    }
    const { rows } = await rest('rpc/list_story', person, 'POST', { p_companion_id: 'suki' });
    expect(rows).toMatchObject([{ text: lines[0]?.text, is_offered: true, is_edited: false }]);
    const [line] = await sql('select message_ids from public.story_lines where user_id = $1', [person.id]);
    const ids = line?.message_ids as string[];
    expect(ids).toHaveLength(2);

    await tell(model, person, 'Where were we (shown)?');
    expect(promptLines(model, 'Where were we (shown)?', SECTION)).toEqual([lines[0]?.text]);
    await rest(`messages?id=eq.${ids[0]}`, person, 'DELETE');
    await tell(model, person, 'Where were we (deleted)?');
    expect(promptLines(model, 'Where were we (deleted)?', SECTION)).toEqual([]);
    await allRead(person);
    const told = await sql('select from public.story_lines where user_id = $1', [person.id]);
    expect(told).toHaveLength(1);
    await expect
      .poll(
        () =>
          sql(`select from public.model_calls where user_id = $1 and purpose = 'story' limit 1`, [person.id]),
        { interval: 50, timeout: 60_000 },
      )
      .toHaveLength(1);
  });
});
