import { importsOf } from '../support/imports.ts';
import { fileAt, type SourceFile, violation } from '../support/source-files.ts';
import { visit } from '../support/syntax.ts';
import { type Layer, wrongDirections } from './layers.ts';

const shared = (folder: string) => `^supabase/functions/_shared/${folder}`;
const errors = shared('contracts/errors\\.ts$');
const databaseTypes = shared('database\\.types\\.ts$');

/** Rooms of stories that several functions tell; they import what a handler does. */
const stories = ['turns', 'billing'];
const storyRooms = stories.map((story) => shared(`${story}/`));
const belowStories = [shared('domain/'), shared('data/'), shared('services/'), shared('contracts/')];

const layers: Layer[] = [
  {
    room: /^supabase\/functions\/_shared\/contracts\//,
    rule: 'contracts import contracts and the schema library',
    files: [shared('contracts/')],
    packages: ['^valibot$'],
  },
  {
    room: /^supabase\/functions\/_shared\/domain\//,
    rule: 'domain imports domain and contracts',
    files: [shared('domain/'), shared('contracts/')],
    packages: [],
  },
  {
    room: /^supabase\/functions\/_shared\/data\//,
    rule: 'data imports data, errors and the types of contracts, the database and its client',
    files: [shared('data/'), errors],
    types: [databaseTypes, shared('contracts/')],
    packages: [],
    typePackages: ['^@supabase/supabase-js$'],
  },
  {
    room: /^supabase\/functions\/_shared\/services\//,
    rule: 'services import services and errors',
    files: [shared('services/'), errors],
  },
  {
    room: /^supabase\/functions\/_shared\/http\//,
    rule: 'http imports http, contracts and data/admin, which knows who is an admin',
    files: [shared('http/'), shared('contracts/'), shared('data/admin\\.ts$')],
    types: [databaseTypes],
  },
  ...stories.map((story) => ({
    room: new RegExp(shared(`${story}/`)),
    rule: `${story} imports itself, domain, data, services, contracts and types of http`,
    files: [shared(`${story}/`), ...belowStories],
    types: [shared('http/')],
    packages: [],
  })),
  {
    room: /^supabase\/functions\/_shared\//,
    rule: `this is no room of _shared: contracts, domain, data, services, http, ${stories.join(' and ')} are`,
    files: [],
    packages: [],
  },
  {
    room: /^supabase\/functions\/([^_/][^/]*)\/index\.ts$/,
    rule: 'index imports http, contracts and its handler',
    files: [shared('http/'), shared('contracts/'), '^supabase/functions/$1/handler\\.ts$'],
    packages: [],
  },
  {
    room: /^supabase\/functions\/([^_/][^/]*)\//,
    rule: `a handler imports ${stories.join(', ')}, domain, data, services, contracts and types of http, no other function`,
    files: ['^supabase/functions/$1/', ...storyRooms, ...belowStories],
    types: [shared('http/')],
    packages: [],
  },
];

/** `index -> http, contracts, handler -> stories -> domain, data, services, contracts`, and inward from there. */
export function functionImportDirections(files: SourceFile[]): string[] {
  return wrongDirections(files, layers);
}

const mayNameDeno = /^supabase\/functions\/(_shared\/http\/env|[^_/][^/]*\/index)\.ts$/;

/** `Deno` is named in `index.ts` and `_shared/http/env.ts` alone, so that everything else runs under vitest. */
export function denoGlobal(files: SourceFile[]): string[] {
  return files
    .filter((file) => /^(web|supabase\/functions)\/.*\.tsx?$/.test(file.path) && !mayNameDeno.test(file.path))
    .flatMap((file) => {
      const found: string[] = [];
      visit(file, {
        Identifier: (node) => {
          if (node.name === 'Deno') {
            found.push(violation(file, node.start, 'names Deno: only index.ts and _shared/http/env.ts may'));
          }
        },
      });
      return found;
    });
}

type Versions = Record<string, string>;

/** Every package of the functions is pinned in their `deno.json`, in the version of `package.json`. */
export function functionPackages(files: SourceFile[]): string[] {
  const pins = fileAt(files, 'supabase/functions/deno.json');
  const manifest = fileAt(files, 'package.json');
  if (!pins || !manifest) return ['supabase/functions/deno.json or package.json is missing'];
  const pinned: Versions = JSON.parse(pins.text).imports;
  const { dependencies, devDependencies } = JSON.parse(manifest.text);
  const installed: Versions = { ...dependencies, ...devDependencies };

  const wrongPins = Object.entries(pinned)
    .filter(([name, target]) => !name.startsWith('#') && target !== `npm:${name}@${installed[name]}`)
    .map(([name]) =>
      violation(
        pins,
        pins.text.indexOf(`"${name}"`),
        `'${name}' differs from package.json (${installed[name]})`,
      ),
    );
  const unpinned = files
    .filter((file) => file.path.startsWith('supabase/functions/'))
    .flatMap(importsOf)
    .filter((entry) => entry.kind === 'package' && !(entry.target in pinned))
    .filter((entry) => !entry.specifier.startsWith('node:'))
    .map((entry) => violation(entry.file, entry.start, `'${entry.specifier}' is not pinned in deno.json`));
  return [...wrongPins, ...unpinned];
}
