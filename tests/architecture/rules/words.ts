import { type SourceFile, violation } from '../support/source-files.ts';
import { isScript, textLiterals } from '../support/syntax.ts';

const brandFile = 'web/src/lib/brand.ts';

/** The product's name is written for people in `brand.ts` alone (R-SHELL-01). `name` is what brand.ts calls it. */
export function productName(files: SourceFile[], name: string): string[] {
  const why = `spells '${name}': the name comes from ${brandFile}`;
  const pattern = new RegExp(`\\b${name}\\b`);
  const literals = files
    .filter((file) => /^(web\/src|supabase\/functions)\//.test(file.path) && file.path !== brandFile)
    .filter(isScript)
    .flatMap((file) =>
      textLiterals(file)
        .filter(({ value }) => pattern.test(value))
        .map(({ start }) => violation(file, start, why)),
    );
  const pages = files
    .filter((file) => /^web\/.*\.(html|webmanifest)$/.test(file.path) && pattern.test(file.text))
    .map((file) => violation(file, file.text.search(pattern), why));
  return [...literals, ...pages];
}

/** Every word that SQL raises is a refusal code of `contracts/errors.ts`, so that pages can compare it. */
export function raisedCodes(files: SourceFile[], codes: string[]): string[] {
  return files
    .filter((file) => /^supabase\/migrations\/.*\.sql$/.test(file.path))
    .flatMap((file) =>
      [...withoutComments(file.text).matchAll(/raise\s+exception\s+(?:using\s+message\s*=\s*)?'([^']*)'/gi)]
        .filter(([, code = '']) => !codes.includes(code))
        .map((match) =>
          violation(file, match.index, `raises '${match[1]}', which is not in contracts/errors.ts`),
        ),
    );
}

/** SQL comments blanked out, line numbers kept. */
function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
