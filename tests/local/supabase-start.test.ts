import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSupabaseStart } from '../../supabase/local/launch/supabase-start.mjs';
import { temporaryFolder } from './support/project.ts';

/** A program in place of the Supabase CLI, which needs Docker, that runs this shell script. */
async function cliThat(script: string): Promise<string> {
  const path = join(await temporaryFolder(), 'cli');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('[R-PROD-02] npm run dev -- --supabase finds the stack of supabase start by what the CLI prints', async () => {
  const cli = await cliThat(`test "$*" = 'status -o env' && cat <<'END'
API_URL="http://127.0.0.1:54321"
DB_URL="postgresql://postgres:postgres@127.0.0.1:54322/postgres"
MAILPIT_URL="http://127.0.0.1:54324"
PUBLISHABLE_KEY="sb_publishable_key"
SECRET_KEY="sb_secret_key"
END`);
  expect(await readSupabaseStart(cli)).toEqual({
    apiUrl: 'http://127.0.0.1:54321',
    dbUrl: 'postgresql://postgres:postgres@127.0.0.1:54322/postgres',
    publishableKey: 'sb_publishable_key',
    mailboxUrl: 'http://127.0.0.1:54324',
  });
});

test('[R-PROD-02] npm run dev -- --supabase says in one line that no such stack runs', async () => {
  const cli = await cliThat('echo "failed to inspect container health" >&2; exit 1');
  await expect(readSupabaseStart(cli)).rejects.toThrow(
    /^No stack of supabase start runs here\. Start one with npx supabase start, which needs Docker\.$/,
  );
});
