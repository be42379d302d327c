import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a script of supabase/scripts as its npm command does, against this stack. */
export function runScript(
  { apiUrl, secretKey }: { apiUrl: string; secretKey: string },
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
) {
  const allowed = ['--allow-env', '--allow-net', '--allow-read', '--allow-sys'];
  const flags = ['run', ...allowed, '--no-lock', '--node-modules-dir=manual'];
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      `${root}/node_modules/.bin/deno`,
      [...flags, `supabase/scripts/${script}.ts`, ...args],
      {
        cwd: root,
        env: { ...process.env, SUPABASE_URL: apiUrl, SUPABASE_SERVICE_ROLE_KEY: secretKey, ...env },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
