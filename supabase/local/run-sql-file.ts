import { basename, dirname, join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type postgres from 'postgres';
import { StartFailure } from './failure.ts';

/** A file of SQL statements and what to run with it in the same transaction. */
export interface SqlFile {
  path: string;
  text: string;
  /** Runs after the last statement, before the commit. */
  record?: (sql: postgres.Sql) => Promise<unknown>;
}

/**
 * Runs a SQL file as one transaction on a session of its own (`sql` has one). A statement that fails is a StartFailure
 * `folder/file.sql:line: message`, and nothing of the file remains.
 */
export async function runSqlFile(sql: postgres.Sql, file: SqlFile): Promise<void> {
  try {
    await sql.unsafe('begin').simple();
    await sql.unsafe(file.text).simple();
    await file.record?.(sql);
    await sql.unsafe('commit').simple();
  } catch (error) {
    await sql.unsafe('rollback').simple();
    const line = await lineOfError(sql, file.text, error);
    const place = join(basename(dirname(file.path)), basename(file.path));
    throw new StartFailure(`${place}${line === null ? '' : `:${line}`}: ${reason(error)}`);
  } finally {
    await sql.unsafe('reset all; reset role').simple();
  }
}

/** PostgreSQL gives a position for what it cannot parse or find; for the rest the failing statement is looked for. */
async function lineOfError(sql: postgres.Sql, text: string, error: unknown): Promise<number | null> {
  const position = Number(field(error, 'position'));
  if (position > 0) return lineAt([...text].slice(0, position - 1).join(''));
  return await lineOfFailingStatement(sql, text);
}

async function lineOfFailingStatement(sql: postgres.Sql, text: string): Promise<number | null> {
  let end = 0;
  try {
    await sql.unsafe('begin').simple();
    for (const statement of splitSqlStatements(text)) {
      const start = text.indexOf(statement, end);
      end = start + statement.length;
      try {
        await sql.unsafe(statement).simple();
      } catch {
        return lineAt(text.slice(0, start + leadingComments(statement)));
      }
    }
    return null;
  } finally {
    await sql.unsafe('rollback').simple();
  }
}

function leadingComments(statement: string): number {
  return statement.match(/^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/)?.[0].length ?? 0;
}

function lineAt(before: string): number {
  return before.split('\n').length;
}

function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const detail = field(error, 'detail');
  return detail === undefined ? message : `${message} (${detail})`;
}

function field(error: unknown, name: string): string | undefined {
  const value = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
