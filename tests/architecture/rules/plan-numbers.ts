import { type SourceFile, violation } from '../support/source-files.ts';

const product = /^(web|supabase)\/.*\.(tsx?|mjs|css|sql|html)$|^README\.md$/;
const planTable = /^supabase\/migrations\/\d+_plans\.sql$/;
/** A column of the plan table that holds a number of the offer; 'rank' only sorts the plans. */
const numberColumn = /^ {2}(?!rank\b)(\w+) (?:smallint|integer|bigint|numeric)\b/gm;
const price = /£\s?\d+/g;

/** Numbers given to a column of the plan table, spelled as in SQL or as in code. */
function numberOfPlan(files: SourceFile[]): RegExp {
  const columns = files
    .filter(({ path }) => planTable.test(path))
    .flatMap(({ text }) => [...text.matchAll(numberColumn)].map(([, column = '']) => column));
  const names = columns.join('|').replaceAll('_', '_?');
  return new RegExp(`\\b(?:${names})['"]?\\s*(?::|:?=|[<>]=?|\\?\\?)\\s*[1-9]\\d*`, 'gi');
}

/** Numbers of plans that are written outside of the plan table (R-PLAN-07). */
export function planNumbersOutsideTable(files: SourceFile[]): string[] {
  const planNumbers = [price, numberOfPlan(files)];
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
