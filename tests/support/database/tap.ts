import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type pg from 'pg';
import { root } from '../steps.mjs';

/** One assertion of a pgTAP file; `diagnostics` says why it does not hold. */
type Assertion = { title: string; holds: boolean; diagnostics: string };

/** The result of a pgTAP file: its assertions, and why it ended early or without its plan. */
export type TapResult = { assertions: Assertion[]; failure: string | null };

const folder = join(root, 'tests/database');

/** Every pgTAP file, by its path inside tests/database. */
export function tapFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.sql'))
    .sort();
}

/** The text of a file with its `\ir` lines filled in, as psql reads it. */
function readSql(path: string): string {
  return readFileSync(path, 'utf8').replace(/^\\ir (.+)$/gm, (_, included) =>
    readSql(join(dirname(path), included)),
  );
}

/** Runs one file, which begins its own transaction and rolls it back. */
export async function runTapFile(client: pg.Client, file: string): Promise<TapResult> {
  const lines: string[] = [];
  let failure: string | null = null;
  try {
    const answer = await client.query({ text: readSql(join(folder, file)), rowMode: 'array' });
    // Several statements have several results, which the types of the driver do not say.
    for (const { rows } of Array.isArray(answer) ? answer : [answer]) {
      for (const value of rows.flat()) if (typeof value === 'string') lines.push(...value.split('\n'));
    }
  } catch (error) {
    failure = `${relative(root, join(folder, file))}: ${error instanceof Error ? error.message : error}`;
    await client.query('rollback; reset all; reset role');
  }
  const assertions = readTap(lines);
  return { assertions, failure: failure ?? planFailure(lines, assertions.length) };
}

function readTap(lines: string[]): Assertion[] {
  const assertions: Assertion[] = [];
  for (const line of lines) {
    const [, not, title] = line.match(/^(not )?ok \d+(?: - (.*))?$/) ?? [];
    if (/^(not )?ok \d+/.test(line)) {
      assertions.push({ title: title ?? '', holds: not === undefined, diagnostics: '' });
    } else if (line.startsWith('#')) {
      const last = assertions.at(-1);
      if (last) last.diagnostics += `${line}\n`;
    }
  }
  return assertions;
}

function planFailure(lines: string[], count: number): string | null {
  const plan = lines.map((line) => line.match(/^1\.\.(\d+)$/)?.[1]).find((number) => number !== undefined);
  if (plan === undefined) return 'The file has no plan.';
  return Number(plan) === count ? null : `The file planned ${plan} assertions and made ${count}.`;
}
