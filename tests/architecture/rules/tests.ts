import { type SourceFile, violation } from '../support/source-files.ts';

const test = /^tests\/.*\.(test|spec)\.(tsx?|sql)$/;

function eachMatch(files: SourceFile[], pattern: RegExp, message: (match: string) => string): string[] {
  return files
    .filter((file) => test.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(pattern)].map((match) => violation(file, match.index, message(match[0]))),
    );
}

/** A row named in a test's title is a row of the checklist. */
export function knownRows(files: SourceFile[], rows: string[]): string[] {
  return files
    .filter((file) => test.test(file.path))
    .flatMap((file) =>
      [...file.text.matchAll(/\[(R-[A-Z]+-\d+(?:[ ,]+R-[A-Z]+-\d+)*)\]/g)].flatMap((title) =>
        (title[1]?.split(/[ ,]+/) ?? [])
          .filter((row) => !rows.includes(row))
          .map((row) => violation(file, title.index, `names ${row}, which is no row of the checklist`)),
      ),
    );
}

/** Tests wait for what they mean, run all together and are never tried again until they pass. */
export function quietTests(files: SourceFile[]): string[] {
  return [
    ...eachMatch(
      files,
      /\bwaitForTimeout\(|\bpg_sleep\(/g,
      (call) => `sleeps with ${call}): wait for what is meant`,
    ),
    ...eachMatch(files, /\b(?:test|it|describe)\.only\b/g, (call) => `${call} leaves the other tests out`),
    ...eachMatch(files, /\bretr(?:y|ies):\s*[1-9]/g, (option) => `${option} hides a failure`),
  ];
}
