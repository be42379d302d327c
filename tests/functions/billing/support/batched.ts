import type { PGlite } from '@electric-sql/pglite';

export type Row = Record<string, unknown>;

/**
 * Sends the statements that many tests ask for at the same time as one, which is what makes thousands of them quick. For
 * statements of people who have nothing to do with each other: those of one batch are one transaction.
 */
export function batched(database: PGlite): (statement: string) => Promise<Row[]> {
  let waiting: { statement: string; resolve(rows: Row[]): void; reject(error: unknown): void }[] = [];
  const send = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const results = await database.exec(batch.map(({ statement }) => statement).join(';\n'));
      for (const [index, { resolve }] of batch.entries()) resolve((results[index]?.rows ?? []) as Row[]);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (statement) =>
    new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject });
      if (waiting.length === 1) setImmediate(send);
    });
}
