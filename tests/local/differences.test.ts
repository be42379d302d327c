import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/steps.mjs';

test('[R-ENG-08] each difference from hosted Supabase in README.md names an existing test or source', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, table = ''] =
    readme.match(/\| what +\| here +\| on hosted Supabase +\| shown by +\|\n\|[-| ]+\n((?:\|.*\n)+)/) ?? [];
  const sources = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').at(-2)?.trim() ?? '');
  expect(sources.length).toBeGreaterThan(10);
  expect(
    sources.filter((source) => !/^`[^`]+`$/.test(source) || !existsSync(join(root, source.slice(1, -1)))),
  ).toEqual([]);
});
