import type { SourceFile } from './source-files.ts';

/** The migration that fills `public.plans`. */
export const plansMigration = /^supabase\/migrations\/\d+_plans\.sql$/;

/** A row of the plan table as the migration writes it: column to text of the value. */
export type PlanRow = Record<string, string>;

/** The rows that the plans migration inserts, read from its text. */
export function planRows(files: SourceFile[]): PlanRow[] {
  const sql = files.find((file) => plansMigration.test(file.path))?.text.replace(/--.*$/gm, '') ?? '';
  const insert = /insert into public\.plans \(([^)]*)\)\s*values([^;]*);/.exec(sql);
  if (!insert) return [];
  const columns = words(insert[1]);
  return [...(insert[2] ?? '').matchAll(/\(([^)]*)\)/g)].map(([, row]) => {
    const values = words(row);
    return Object.fromEntries(columns.map((column, position) => [column, values[position] ?? '']));
  });
}

function words(list = ''): string[] {
  return list.split(',').map((word) => word.trim().replace(/^'(.*)'$/, '$1'));
}

/** The distinct numbers of a column. */
export function numbersOf(rows: PlanRow[], column: string): number[] {
  return [...new Set(rows.map((row) => Number(row[column])).filter((number) => Number.isFinite(number)))];
}
