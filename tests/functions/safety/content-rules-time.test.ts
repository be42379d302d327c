import { describe, expect, test } from 'vitest';
import { sql } from '../support/stack.ts';

describe('the time the rules take', () => {
  test.each([
    'She builds wooden boats and talks about the sea. ',
    'not a b c d e ',
    'a',
    'no one is not never under ',
    'not a therapist or a ',
    '16 ',
    'your little sister at school in love with ',
    'пятнадцать лет она ',
    '十五',
  ])('stays limited for a prompt full of %j', async (unit) => {
    const text = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
    const [row] = await sql<{ ms: number }>(
      `with began as (select clock_timestamp() as at), judged as (select private.refused_topic($1), at from began)
       select extract(milliseconds from clock_timestamp() - at)::float8 as ms from judged`,
      [text],
    );
    expect(row?.ms).toBeLessThan(5_000);
  });
});
