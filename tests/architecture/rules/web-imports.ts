import { basename } from 'node:path';
import { type Import, importsOf } from '../support/imports.ts';
import { type SourceFile, violation } from '../support/source-files.ts';
import { type Layer, wrongDirections } from './layers.ts';

const contracts = '^supabase/functions/_shared/contracts/';
const databaseTypes = '^supabase/functions/_shared/database\\.types\\.ts$';

const layers: Layer[] = [
  {
    room: /^web\/src\/features\/([^/]+)\//,
    rule: 'a feature imports itself, shared, ui, lib and contracts, never another feature or app',
    files: ['^web/src/features/$1/', '^web/src/shared/', '^web/src/ui/', '^web/src/lib/', contracts],
    types: [databaseTypes],
  },
  {
    room: /^web\/src\/shared\//,
    rule: 'shared imports shared, ui, lib and contracts',
    files: ['^web/src/shared/', '^web/src/ui/', '^web/src/lib/', contracts],
    types: [databaseTypes],
  },
  {
    room: /^web\/src\/ui\//,
    rule: 'ui imports ui',
    files: ['^web/src/ui/'],
  },
  {
    room: /^web\/src\/lib\//,
    rule: 'lib imports lib and contracts',
    files: ['^web/src/lib/', contracts],
    types: [databaseTypes],
  },
  {
    room: /^web\/src\//,
    rule: 'app imports app, features, shared, ui, lib and contracts',
    files: ['^web/src/', contracts],
    types: [databaseTypes],
  },
  {
    room: /^web\//,
    rule: 'of the backend the site sees contracts and the types of database.types.ts',
    files: ['^web/', '^package\\.json$', contracts],
    types: [databaseTypes],
  },
];

/** `app -> features -> ui, lib`; `ui -> ui`; `lib -> contracts`; web sees nothing else of the backend. */
export function webImportDirections(files: SourceFile[]): string[] {
  return wrongDirections(files, layers);
}

/** Contracts that declare no endpoint: their values are shared words and numbers. */
const sharedContract =
  /\/contracts\/(consents|endpoint|errors|fields|file|help-lines|personality|picture|reports|visibility)\.ts$/;
const doors = new Map([
  ['web/src/lib/supabase.ts', ['getSupabase', '*']],
  ['web/src/lib/endpoint-client.ts', ['call', 'download', 'stream', '*']],
  ['web/src/lib/authenticated-fetch.ts', ['authenticatedFetch', '*']],
  ['web/src/lib/public-rest.ts', ['readPublicRows', '*']],
]);

function reachesBackend(entry: Import): boolean {
  if (entry.kind === 'package') return /^@supabase\//.test(entry.target);
  if (entry.typeOnly) return false;
  const taken = doors.get(entry.target);
  if (taken) return entry.names.some((name) => taken.includes(name));
  return (
    entry.target.startsWith('supabase/functions/_shared/contracts/') && !sharedContract.test(entry.target)
  );
}

/** Only `api.ts` and `lib` name supabase-js, call an endpoint or hold its contract. */
export function webBackendDoors(files: SourceFile[]): string[] {
  return files
    .filter(
      (file) => /^web\/src\//.test(file.path) && !/^web\/src\/(lib|shared)\/|\/api\.ts$/.test(file.path),
    )
    .flatMap((file) =>
      importsOf(file)
        .filter(reachesBackend)
        .map((entry) =>
          violation(
            file,
            entry.start,
            `imports '${entry.specifier}': only api.ts and lib name supabase-js or an endpoint`,
          ),
        ),
    );
}

/** supabase-js is fetched when it is needed: a public page is usable without it (budgets). */
export function lazySupabase(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('web/src/'))
    .flatMap(importsOf)
    .filter((entry) => entry.target === '@supabase/supabase-js' && !entry.typeOnly && !entry.dynamic)
    .map((entry) =>
      violation(entry.file, entry.start, "loads supabase-js at once: use import('…') or import type"),
    );
}

/** How far a file of a feature stands from the server: an import never goes outward. */
function distance(path: string): number | undefined {
  const name = basename(path);
  if (name === 'api.ts') return 0;
  if (name === 'queries.ts') return 1;
  if (name.endsWith('-screen.tsx')) return 3;
  return name.endsWith('.tsx') ? 2 : undefined;
}

/** Inside a feature: screen -> component -> `queries.ts` -> `api.ts`, never back. */
export function featureOrder(files: SourceFile[]): string[] {
  return files
    .filter((file) => file.path.startsWith('web/src/features/'))
    .flatMap((file) => {
      const own = distance(file.path);
      if (own === undefined) return [];
      return importsOf(file)
        .filter((entry) => entry.kind === 'file' && !entry.typeOnly)
        .filter(
          (entry) => entry.target.startsWith('web/src/features/') && (distance(entry.target) ?? 0) > own,
        )
        .map((entry) =>
          violation(file, entry.start, `imports '${entry.specifier}': screen -> component -> queries -> api`),
        );
    });
}
