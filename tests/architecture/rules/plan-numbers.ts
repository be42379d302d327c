import { numbersOf, type PlanRow, planRows, plansMigration } from '../support/plan-table.ts';
import type { SourceFile } from '../support/source-files.ts';
import { isScript } from '../support/syntax.ts';
import { planNumbersInSyntax } from './plan-numbers-in-syntax.ts';
import { planNumbersInText } from './plan-numbers-in-text.ts';

/** The numbers a file is searched for. */
export type Offer = {
  /** Tier to the numbers of its row. */
  byTier: Map<string, number[]>;
  /** Column to its distinct numbers. */
  byColumn: Map<string, number[]>;
};

const scanned = /^(web|supabase|tests)\/.*\.(tsx?|mjs|css|sql|html)$|^README\.md$/;
const exempt = [
  plansMigration,
  /\/database\.types\.ts$/,
  /** The one test that names the published offer. */
  /^tests\/database\/plans\/published-offer\.test\.(sql|ts)$/,
  /** This rule's own proof. */
  /^tests\/architecture\/plan-numbers\.test\.ts$/,
];

/**
 * No price, limit or allowance of the plan table is written outside its migration (D-01, R-PLAN-07).
 *
 * A bare number means nothing, so it counts only where its surroundings make it one of the offer:
 * 1. an amount of pounds, in any text;
 * 2. a number of the table beside the thing it counts: `N messages`, `N favourites`, an `N-minute session`;
 * 3. a plan's column, or a name that can only mean one, set to or compared with a number: `messagesPerDay: N`;
 * 4. a vague name (`limit`, `max`, `price`) set to a number of the table within two lines of a tier's or a plan's word;
 * 5. a table or a choice by tier with numbers in it: `{ free: N, basic: M }`, `tier === 'free' ? N : M`.
 * Nought is no number here: "limit 0" is how a refusal is told apart. Tests may make up plans of their own, so in
 * them only the table's own numbers above one count.
 */
export function planNumbers(files: SourceFile[]): string[] {
  const rows = planRows(files);
  if (rows.length === 0) return ['supabase/migrations:1 no migration *_plans.sql inserts into public.plans'];
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'rank');
  const offer = offerOf(rows, columns, 0);
  const offerInTests = offerOf(rows, columns, 1);
  return files
    .filter((file) => scanned.test(file.path) && !exempt.some((path) => path.test(file.path)))
    .flatMap((file) => {
      const searched = file.path.startsWith('tests/') ? offerInTests : offer;
      return [
        ...planNumbersInText(file, searched),
        ...(isScript(file) ? planNumbersInSyntax(file, searched) : []),
      ];
    });
}

/** The numbers of the table that are greater than `above`. */
function offerOf(rows: PlanRow[], columns: string[], above: number): Offer {
  const numbers = (some: PlanRow[], column: string) =>
    numbersOf(some, column).filter((number) => number > above);
  return {
    byTier: new Map(rows.map((row) => [row.tier ?? '', columns.flatMap((column) => numbers([row], column))])),
    byColumn: new Map(columns.map((column) => [column, numbers(rows, column)])),
  };
}
