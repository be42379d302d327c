import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { commonPasswords } from './web/build/common-passwords.ts';

/** Much longer than any test takes, also on a busy machine: it ends a test that hangs. */
const testTimeout = 300_000;

/** One project per kind of test, so that each can run alone: `npx vitest run --project functions`. */
export default defineConfig({
  test: {
    // Two workers: stacks, databases and browsers run beside the tests.
    maxWorkers: 2,
    tags: [
      {
        name: 'long',
        description:
          'Storms, large numbers, each of many choices, killed processes, finer points; `npm run test:all` runs it.',
      },
    ],
    projects: [
      { test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/support/database/global-setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          // One stack and one scripted model for all, and one stack with payments: the files run one after the other
          // and share the modules of one worker, the tests in a file run in parallel.
          globalSetup: [
            'tests/functions/support/global-setup.ts',
            'tests/functions/billing/support/global-setup.ts',
          ],
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 1 },
          maxConcurrency: 40,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [commonPasswords()],
        test: {
          name: 'local',
          include: ['tests/local/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [react(), commonPasswords()],
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          // The files share the modules of their worker, which halves the time: no test mocks a module.
          isolate: false,
          environment: 'jsdom',
          env: {
            VITE_SUPABASE_URL: 'http://supabase.test',
            VITE_SUPABASE_PUBLISHABLE_KEY: 'test-key',
            VITE_APP_VERSION: '1.0.0',
          },
          setupFiles: ['tests/support/web-setup.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
