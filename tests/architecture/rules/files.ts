import type { SourceFile } from '../support/source-files.ts';

const source = /^(web|supabase|tests|\.ci)\/.*\.(tsx?|mjs|js|css|sql|html)$|^[^/]+\.ts$/;
const generated = /\/database\.types\.ts$/;
/** Companions and their texts: content, not code. */
const content = /^supabase\/seed\.sql$/;
const maxLines = 250;

/** Files of more than 250 lines; generated files and the texts of the seed are exempt. */
export function fileSizes(files: SourceFile[]): string[] {
  return files
    .filter((file) => source.test(file.path) && !generated.test(file.path) && !content.test(file.path))
    .map((file) => ({ file, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file.path}:${maxLines} has ${lines} lines: at most ${maxLines}`);
}

const wrapped = /\.(tsx?|mjs|js|sql|css)$/;
const maxLength = 120;

/** A string or a regular expression, which cannot be wrapped: a test title, a list of classes, a sentence. */
const literal = /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\/(?![*/]).+\/[a-z]*/g;

/** Lines of more than 120 characters, not counting the longest literal of a line; the texts of the seed are exempt. */
export function longLines(files: SourceFile[]): string[] {
  return files
    .filter((file) => wrapped.test(file.path) && !generated.test(file.path) && !content.test(file.path))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => {
        if (line.length <= maxLength) return [];
        const literals = /^\s*(\*|\/\/|--)/.test(line) ? [] : (line.match(literal) ?? []);
        const rest = line.length - Math.max(0, ...literals.map(({ length }) => length));
        const wrappable = literals.length === 0 || rest > maxLength;
        return wrappable
          ? [`${file.path}:${index + 1} has ${line.length} characters: at most ${maxLength}`]
          : [];
      }),
    );
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** The Supabase CLI names migrations: version, underscore, words. */
const migration = /\/migrations\/\d{14}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;
/** A folder of database tests has the name of a table or function. */
const folder = /^(_shared|[a-z0-9]+([-_][a-z0-9]+)*)$/;

/** Files and folders that are not named in kebab-case. */
export function fileNames(files: SourceFile[]): string[] {
  return files
    .filter((file) => source.test(file.path) && !migration.test(file.path))
    .filter((file) => {
      const folders = file.path.split('/').filter((part) => part !== '.ci');
      const name = folders.pop() ?? '';
      return !kebab.test(name) || !folders.every((part) => folder.test(part));
    })
    .map((file) => `${file.path}:1 is not named in kebab-case`);
}
