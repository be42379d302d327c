import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '#contracts/errors.ts';
import { brand } from '#lib/brand.ts';
import { productName, raisedCodes } from './rules/words.ts';
import { filesOf, repository } from './support/source-files.ts';

describe('the name of the product', () => {
  test('[R-SHELL-01] is Amity and comes from brand.ts alone', () => {
    expect(brand.name).toBe('Amity');
    expect(productName(repository(), brand.name)).toEqual([]);
  });

  test.each([
    "const title = 'Welcome to Amity';",
    'const title = `Amity: ${page}`;',
    'const a = <p>Amity</p>;',
  ])('spelled as in %s is refused', (text) => {
    const path = 'web/src/features/marketing/home-screen.tsx';
    expect(productName(filesOf({ [path]: text }), 'Amity')).toEqual([expect.stringContaining(`${path}:1`)]);
  });

  test('spelled in a page is refused', () => {
    const files = filesOf({ 'web/index.html': '<html>\n<title>Amity</title>' });
    expect(productName(files, 'Amity')).toEqual([expect.stringContaining('web/index.html:2')]);
  });

  test('in a comment, in lower case or in brand.ts is fine', () => {
    const files = filesOf({
      'web/src/ui/button.tsx': "// Amity's button\nconst key = 'amity';",
      'web/src/lib/brand.ts': "export const brand = { name: 'Amity' };",
    });
    expect(productName(files, 'Amity')).toEqual([]);
  });
});

describe('a code that SQL raises', () => {
  test('is in contracts/errors.ts', () => {
    expect(raisedCodes(repository(), Object.keys(errorCatalogue))).toEqual([]);
  });

  test('and is not there is refused, in a comment it is fine', () => {
    const files = filesOf({
      'supabase/migrations/1_favorites.sql': [
        "-- raise exception 'full';",
        "raise exception 'limit_reached' using detail = '{}';",
        "raise exception 'favorites_full';",
        "raise exception using message = 'too many';",
      ].join('\n'),
    });
    expect(raisedCodes(files, ['limit_reached'])).toEqual([
      "supabase/migrations/1_favorites.sql:3 raises 'favorites_full', which is not in contracts/errors.ts",
      "supabase/migrations/1_favorites.sql:4 raises 'too many', which is not in contracts/errors.ts",
    ]);
  });
});
