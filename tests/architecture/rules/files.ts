import { importsOf } from '../support/imports.ts';
import { type SourceFile, violation } from '../support/source-files.ts';

const source = /^(web|supabase|tests|\.ci)\/.*\.(tsx?|mjs|js|css|sql|html)$|^[^/]+\.ts$/;
const generated = /\/database\.types\.ts$/;
/** People and their texts: content to read through, not code to understand. */
const content = /^supabase\/seed\.sql$/;
const maxLines = 250;

/** No source file is longer than one sitting; generated files and the seed's texts are exempt. */
export function fileSizes(files: SourceFile[]): string[] {
  return files
    .filter((file) => source.test(file.path) && !generated.test(file.path) && !content.test(file.path))
    .map((file) => ({ file, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => `${file.path}:${maxLines} has ${lines} lines: at most ${maxLines}`);
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** A migration's name is the Supabase CLI's: version, underscore, words. */
const migration = /\/migrations\/\d{14}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;
/** Tests of the database sit in a folder named like the table or function they are about. */
const folder = /^(_shared|[a-z0-9]+([-_][a-z0-9]+)*)$/;

/** File and folder names are kebab-case. */
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

/** An import names the file it means, extension included: Deno and the browser resolve nothing else. */
export function importsExist(files: SourceFile[], exists: (path: string) => boolean): string[] {
  return files
    .filter((file) => source.test(file.path))
    .flatMap(importsOf)
    .filter((entry) => entry.kind === 'file' && !exists(entry.target))
    .map((entry) => violation(entry.file, entry.start, `imports '${entry.specifier}', which is no file`));
}
