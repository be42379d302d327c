import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownRows, quietTests } from './rules/tests.ts';
import { filesOf, repository, root } from './support/source-files.ts';

/** The chapters of the requirements checklist. */
const chapters = ['checklist.md', 'checklist-2.md'].map((name) => join(root, '../shared/spec', name));

describe('a test', () => {
  test.skipIf(!chapters.every((chapter) => existsSync(chapter)))(
    'names rows of the checklist only (skipped where the checklist is not beside the repository)',
    () => {
      const checklist = chapters.map((chapter) => readFileSync(chapter, 'utf8')).join('\n');
      const rows = [...checklist.matchAll(/^- (R-[A-Z]+-\d+) /gm)].map(([, row = '']) => row);
      expect(knownRows(repository(), rows)).toEqual([]);
    },
  );

  test('that names an unknown row is refused', () => {
    const row = (number: number) => `R-CHAT-${number}`;
    const files = filesOf({
      'tests/web/chat.test.tsx': `test('[${row(1)}, ${row(77)}] a reader', () => {});`,
    });
    expect(knownRows(files, [row(1)])).toEqual([
      `tests/web/chat.test.tsx:1 names ${row(77)}, which is no row of the checklist`,
    ]);
  });

  test('neither sleeps nor leaves others out nor is retried', () => {
    expect(quietTests(repository())).toEqual([]);
  });

  test.each([
    ['await page.waitForTimeout', '(500);'],
    ['select pg_sleep', '(1);'],
    ['describe.on', "ly('chat', () => {});"],
    ['test.configure({ retr', 'ies: 2 });'],
  ])('with %s is refused', (begin, end) => {
    const path = 'tests/e2e/chat.spec.ts';
    expect(quietTests(filesOf({ [path]: begin + end }))).toEqual([expect.stringContaining(`${path}:1`)]);
  });
});
