import { describe, expect, test } from 'vitest';
import { guardedReply } from '../../../supabase/functions/_shared/turns/guarded-reply.ts';
import { collect } from '../support/turn-fixtures.ts';

async function* pieces(...list: (string | null)[]) {
  yield* list;
}
/** What is shown behind `start`, and the whole that is stored. */
async function continued(start: string, ...list: (string | null)[]) {
  const shown = await collect(guardedReply(start, pieces(...list)));
  return { shown: shown.slice(shown.lastIndexOf(null) + 1).join(''), all: shown };
}

describe('a continued reply', () => {
  test.each([
    ['a word', 'It was a dark', 'and stormy night.', ' and stormy night.'],
    ['a sentence', 'The end.', 'Then it began.', ' Then it began.'],
    ['a word, going on with white space', 'It was', ' late.', ' late.'],
    ['white space', 'It was ', 'late.', 'late.'],
    ['a word, going on with a mark', 'It was late', ', and dark.', ', and dark.'],
    ['a line', 'One.\n', 'Two.', 'Two.'],
    ['an opening bracket', 'It was (', 'late).', 'late).'],
    ['a German word', 'Es war spät', 'über Nacht.', ' über Nacht.'],
  ])('[R-KEEP-03] behind %s is joined as it is read', async (_name, start, added, shown) => {
    expect((await continued(start, added)).shown).toBe(shown);
  });

  test('[R-KEEP-03] gets its space once, however small the pieces are', async () => {
    expect((await continued('Once', 'u', 'pon', ' a', ' time.')).shown).toBe(' upon a time.');
  });

  test('[R-KEEP-03] shows nothing of the old words, not even those that a rule could begin with', async () => {
    const { all } = await continued('You know that I am', ' glad.');
    expect(all.join('')).toBe(' glad.');
    expect(await collect(guardedReply('I am', pieces()))).toEqual([]);
  });

  test('[R-KEEP-03] begins behind the old words again when its beginning is taken back', async () => {
    const { all, shown } = await continued('Once', ' thinking', null, 'upon a time.');
    expect(all).toContain(null);
    expect(shown).toBe(' upon a time.');
  });

  test('[R-KEEP-03, R-SAFE-11] may break no rule with the old words', async () => {
    const broken = collect(guardedReply('Of course I am a', pieces(' real', ' human', '.')));
    await expect(broken).rejects.toMatchObject({ code: 'content_refused' });
    expect((await continued('My neighbor is a', ' real human.')).shown).toBe(' real human.');
  });
});

describe('a reply that begins anew', () => {
  test('[R-TURN-18] is shown as it comes', async () => {
    expect(await collect(guardedReply('', pieces('Good ', 'day.')))).toEqual(['Good ', 'day.']);
    expect(await collect(guardedReply('', pieces('So', null, 'Good day.')))).toContain(null);
  });
});
