import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEnv as parseFunctions } from '../../supabase/functions/_shared/http/env.ts';
import { fileAt, repository, root } from './support/source-files.ts';

/** Of the system, of Vite, or set by the program for itself. */
const given = /^(PATH|HOME|NODE_ENV|DEV|VITE_APP_VERSION|VITE_BUILD_YEAR)$/;

const direct = [
  /\b(?:process\.env|import\.meta\.env)\.([A-Z][A-Z0-9_]*)\b/g,
  /\bDeno\.env\.get\('([A-Z0-9_]+)'\)/g,
  /\b(?:isOn|textOf)\(source, '([A-Z0-9_]+)'/g,
  /\{ ([A-Z][A-Z0-9_]*) \} = process\.env\b/g,
];

/** The variables that a file reads by their names. */
function namesIn(text: string): string[] {
  return direct.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** The variables of the functions, by asking the one function that reads them. */
function namesOfFunctions(): string[] {
  const names: string[] = [];
  parseFunctions((name) => {
    names.push(name);
    return /^SUPABASE_(URL|SERVICE_ROLE_KEY)$/.test(name) ? 'given' : undefined;
  });
  return names;
}

const example = readFileSync(join(root, '.env.example'), 'utf8');
const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
/** Not tests of the environment, which set what they like. */
const readers = repository().filter(({ path }) =>
  /^(web\/(src|vite|build)|supabase\/(local|scripts)|tests\/(functions\/)?support|[^/]+\.ts)/.test(path),
);
const read = new Set([
  ...readers.flatMap(({ text }) => namesIn(text)),
  ...namesOfFunctions(),
  // By `npm run deploy`, which puts the names together or reads them from its file.
  ...['GOOGLE', 'APPLE'].flatMap((name) => [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]),
  'CAPTCHA_SECRET',
]);

describe('.env.example', () => {
  test('[R-PROD-02] names every variable that is read, once, and no other', () => {
    expect(listed.toSorted()).toEqual([...read].filter((name) => !given.test(name)).sort());
  });

  test('[R-PROD-02] has no value that somebody could deploy by mistake', () => {
    expect([...example.matchAll(/^[A-Z0-9_]+=.+$/gm)]).toEqual([]);
  });

  test('[R-PROD-02] names only variables that the README explains', () => {
    const readme = fileAt(repository(), 'README.md')?.text ?? '';
    const short = (name: string) => name.replace(/^VITE_FEATURE/, '');
    expect(listed.filter((name) => !readme.includes(name) && !readme.includes(short(name)))).toEqual([]);
  });
});
