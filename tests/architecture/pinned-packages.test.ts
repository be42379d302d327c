import { describe, expect, test } from 'vitest';
import { differentPins } from './rules/pinned-packages.ts';
import { filesOf, repository } from './support/source-files.ts';

describe('the packages of the functions', () => {
  test('have the versions of package.json', () => {
    expect(differentPins(repository())).toEqual([]);
  });

  test('are refused in another version', () => {
    const files = filesOf({
      'package.json': '{ "dependencies": { "jose": "6.2.17" } }',
      'supabase/functions/deno.json': '{\n"imports": {\n"jose": "npm:jose@6.2.16" } }',
    });
    expect(differentPins(files)).toEqual([
      "supabase/functions/deno.json:3 'jose' differs from package.json (6.2.17)",
    ]);
  });
});
