import { type SourceFile, violation } from '../support/source-files.ts';

/** Prices in pounds, and numbers given to a column of the plan table in SQL or code. */
const planNumbers = [
  /£\s?\d+/g,
  /\b(?:price_gbp|messages_per_day|active_chats|own_companions|memories|temporary_chat_minutes)['"]?\s*(?::|:?=|[<>]=?)\s*[1-9]\d*/g,
];
const product = /^(web|supabase)\/.*\.(tsx?|mjs|css|sql|html)$|^README\.md$/;
const planTable = /^supabase\/migrations\/\d+_plans\.sql$/;

/** Numbers of plans that are written outside of the plan table (R-PLAN-07). */
export function planNumbersOutsideTable(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => product.test(path) && !planTable.test(path))
    .flatMap((file) =>
      planNumbers.flatMap((pattern) =>
        [...file.text.matchAll(pattern)].map((match) =>
          violation(file, match.index, `has '${match[0]}': the plan table alone holds prices and limits`),
        ),
      ),
    );
}
