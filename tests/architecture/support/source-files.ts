import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Installed, built or written while running: not source. */
const notSource = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.temp',
  '.branches',
  '.results',
]);

const textFile = /\.(tsx?|mjs|js|css|sql|html|md|toml|json|webmanifest)$/;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && !notSource.has(entry.name)) yield* walk(path);
    if (entry.isFile() && textFile.test(entry.name)) yield path;
  }
}

let files: SourceFile[] | undefined;

/** Every text file of the repository, read once. */
export function repository(): SourceFile[] {
  files ??= [...walk('')].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return files;
}

/** Source files with these texts, to show what a rule refuses and what it accepts. */
export function filesOf(texts: Record<string, string>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, text }));
}

export function fileAt(files: SourceFile[], path: string): SourceFile | undefined {
  return files.find((file) => file.path === path);
}

/** The 1-based line of an offset into a text. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A violation as every rule reports it: the place, then what is wrong. */
export function violation(file: SourceFile, offset: number, message: string): string {
  return `${file.path}:${lineAt(file.text, offset)} ${message}`;
}
