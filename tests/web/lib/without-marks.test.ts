import { describe, expect, it } from 'vitest';
import { withoutMarks } from '#lib/without-marks.ts';

describe('words without the marks of their formatting', () => {
  it.each([
    ['*smiles* Hello **you**, `yes`.', 'smiles Hello you, yes.'],
    ['*She looks up.', 'She looks up.'],
    ['She waves.*', 'She waves.'],
    ['- one\n- two\n> three\n# four', 'one\ntwo\nthree\nfour'],
    ['See [the map](https://example.com/a).', 'See the map.'],
    ['2 * 3 = 6, 5*3, snake_case_name', '2 * 3 = 6, 5*3, snake_case_name'],
  ])('[R-FIRST-13] %j is read as %j', (text, words) => {
    expect(withoutMarks(text)).toBe(words);
  });
});
