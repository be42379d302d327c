export type Row = Record<string, unknown>;

/** The rows that PostgREST's `column=eq.value`, `ilike` and `limit` parameters select; rows are held in answer order. */
export function matching(rows: Row[], query: URLSearchParams): Row[] {
  const limit = Number(query.get('limit') ?? rows.length);
  return rows
    .filter((row) => [...query].every(([column, test]) => passes(row[column], test)))
    .slice(0, limit);
}

function passes(value: unknown, test: string): boolean {
  if (test.startsWith('eq.')) return String(value) === test.slice(3);
  if (test.startsWith('ilike.')) return String(value).toLowerCase() === test.slice(6).toLowerCase();
  return true;
}
