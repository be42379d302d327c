import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { select } from '../support/selection.mjs';
import { root } from '../support/steps.mjs';

/** Runs the test command to its end. */
function testCommand(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ status: number | null; lines: string[] }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'tests/run.mjs'), ...args],
      { env: { ...process.env, ...env } },
      (_error, output) =>
        resolve({ status: child.exitCode, lines: output.split('\n').filter((line) => line !== '') }),
    );
  });
}

describe('what the test commands run', () => {
  test('[R-ENG-09] npm test skips the long tests, npm run test:all runs all', () => {
    expect(select([])).toMatchObject({ part: '', isQuick: true });
    expect(select(['--all'])).toMatchObject({ part: '', isQuick: false });
  });

  test.each([
    ['check', { part: 'check', args: [] }],
    ['e2e', { part: 'e2e', args: [] }],
    ['functions', { part: 'vitest', args: ['--project', 'functions*'] }],
    ['web', { part: 'vitest', args: ['--project', 'web*'] }],
  ])('[R-ENG-09] either takes the part %s', (part, selected) => {
    expect(select([part])).toMatchObject({ ...selected, isQuick: true });
    expect(select(['--all', part])).toMatchObject({ ...selected, isQuick: false });
  });

  test.each([
    [['tests/e2e/browse.spec.ts', '--headed'], { part: 'e2e', byTitle: false }],
    [['e2e', '-g', 'a stranger'], { part: 'e2e', byTitle: true }],
    [['tests/local/test-commands.test.ts'], { part: 'vitest', byTitle: false }],
    [['functions', '-t', 'a title'], { part: 'vitest', byTitle: true }],
  ])('[R-ENG-09] nothing of %j is left out, for it names tests', (args, selected) => {
    expect(select(args)).toMatchObject({ ...selected, isQuick: false });
  });
});

describe('a selection that cannot run', () => {
  test.each([[['tests/web/no-such-file.test.ts']], [['check', 'web']], [['architecture', '--no-such-flag']]])(
    '[R-ENG-10, R-PROD-26] %j is answered with one line that says what the command takes',
    async (args) => {
      const { status, lines } = await testCommand(args);
      expect(status).toBe(1);
      expect(lines).toEqual([
        ...(args.includes('--no-such-flag') ? [expect.stringMatching(/^FAILED {2}tests/)] : []),
        expect.stringContaining(`'${args.join(' ')}' selects no test. 'npm test --' takes nothing, check`),
        '0 passed, 1 failed',
      ]);
    },
  );

  test('[R-ENG-10] journeys without a browser fail with one line', async () => {
    const { status, lines } = await testCommand(['e2e'], { CHROME_PATH: '/no/such/chromium' });
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^FAILED {2}find Chromium/),
      'The journeys need Chromium, and none runs here (CHROME_PATH is /no/such/chromium, which is no file). Set CHROME_PATH to yours.',
      '0 passed, 1 failed',
    ]);
  });
});
