import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { templates } from '../../support/stack.ts';
import { fixture } from './project.ts';

/** Runs a command of the stack to its end. */
export function runCommand(name: 'status' | 'reset', folder: string) {
  const command = fileURLToPath(new URL(`../../../supabase/local/${name}.mjs`, import.meta.url));
  const args = [
    command,
    '--state',
    folder,
    ...(name === 'reset' ? ['--project', fixture, '--templates', templates] : []),
  ];
  return new Promise<{ status: number | null; output: string; printed: string }>((resolve) => {
    const child = execFile(process.execPath, args, (_error, output, printed) =>
      resolve({ status: child.exitCode, output, printed: printed.trim() }),
    );
  });
}
