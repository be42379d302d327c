import { describe, expect, test } from 'vitest';
import { fileNames, fileSizes, longLines } from './rules/files.ts';
import { filesOf, repository } from './support/source-files.ts';

describe('a source file', () => {
  test('is at most 250 lines long', () => {
    expect(fileSizes(repository())).toEqual([]);
  });

  test('of 251 lines is refused, of 250 lines or generated it is accepted', () => {
    const lines = (count: number) => 'line\n'.repeat(count);
    const files = filesOf({
      'supabase/migrations/20260101000000_long.sql': lines(251),
      'web/src/ui/long-enough.tsx': lines(250),
      'supabase/functions/_shared/database.types.ts': lines(900),
      'package-lock.json': lines(900),
    });
    expect(fileSizes(files)).toEqual([expect.stringContaining('20260101000000_long.sql:250 has 251 lines')]);
  });

  test('has lines of at most 120 characters', () => {
    expect(longLines(repository())).toEqual([]);
  });

  test('with a line of 121 characters is refused, with 120, one long literal or generated it is accepted', () => {
    const files = filesOf({
      'supabase/migrations/20260101000000_long.sql': `--\n-- ${'a'.repeat(118)}\n`,
      'web/src/ui/button.tsx': 'a'.repeat(120),
      'web/src/ui/card.tsx': `const className = '${'a'.repeat(120)}';`,
      'web/src/ui/chip.tsx': `// '${'a'.repeat(120)}'`,
      'supabase/functions/_shared/database.types.ts': 'a'.repeat(900),
    });
    expect(longLines(files)).toEqual([
      'supabase/migrations/20260101000000_long.sql:2 has 121 characters: at most 120',
      'web/src/ui/chip.tsx:1 has 125 characters: at most 120',
    ]);
  });

  test('is named in kebab-case', () => {
    expect(fileNames(repository())).toEqual([]);
  });

  test.each(['web/src/ui/Button.tsx', 'web/src/ui/icon_button.tsx', 'web/src/Features/chat/api.ts'])(
    'named %s is refused',
    (path) => {
      expect(fileNames(filesOf({ [path]: '' }))).toEqual([`${path}:1 is not named in kebab-case`]);
    },
  );

  test.each([
    'web/src/ui/icon-button.tsx',
    'supabase/migrations/20260101000000_turns_and_messages.sql',
    'supabase/functions/_shared/database.types.ts',
    'tests/database/user_favorites/limit.test.sql',
    '.ci/run.mjs',
  ])('named %s is accepted', (path) => {
    expect(fileNames(filesOf({ [path]: '' }))).toEqual([]);
  });
});
