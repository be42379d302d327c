import { unusedMethods } from '../../../web/build/unused-methods.ts';
import { type SourceFile, violation } from '../support/source-files.ts';

const names = unusedMethods.flatMap((unused) => unused.names);

/** Those of a class which its users may call. */
function methodsOf(className: string): string[] {
  const start = `${className}.`;
  return names
    .filter((name) => name.startsWith(start) && !name.startsWith(`${start}_`))
    .map((name) => name.slice(start.length));
}

const calls = [
  new RegExp(`\\bauth\\s*\\.\\s*(${methodsOf('GoTrueClient').join('|')}|admin|mfa|oauth|passkey)\\b`, 'g'),
  new RegExp(`\\bchannel\\s*\\.\\s*(${methodsOf('RealtimeChannel').join('|')})\\b`, 'g'),
];
const functions = new Set(names.filter((name) => !name.includes('.')));
const imported = /import \{([^}]+)\} from 'react-router-dom'/g;

/** Where the site uses a method or function its build leaves out (`web/build/unused-methods.ts`). */
export function callsOfUnusedMethods(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^web\/src\/.*\.tsx?$/.test(path))
    .flatMap((file) =>
      [
        ...calls.flatMap((call) => [...file.text.matchAll(call)]),
        ...[...file.text.matchAll(imported)].filter(([, list = '']) =>
          list.split(',').some((name) => name.trim() === 'Form' || functions.has(name.trim())),
        ),
      ].map(({ index, 0: found }) => violation(file, index, `uses what the build leaves out: ${found}`)),
    );
}
