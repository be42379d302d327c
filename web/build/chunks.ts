import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const program = join(import.meta.dirname, '../src/app/main.tsx');

/** What every screen with server data loads. */
const dataParts =
  /@tanstack\/(react-query|query-core)\/|src\/lib\/(query-client|use-calm-query|current-user|plans)\.|src\/ui\/(portrait|gradient|error-state|empty-state)\./;

/** Icons, which their package names all at once, go where they are used; the helper is part of the first script. */
const apart = /\/lucide-react\/dist\/esm\/icons\/|vite\/preload-helper/;

/**
 * Of the files a part of the page needs, those worth fetching along with it: naming all of them in the shell would
 * cost every visitor more than it saves anyone.
 */
export function fetchedAlong(_part: string, files: string[]): string[] {
  return files.filter((file) => /\/data-|\.css$/.test(file));
}

/**
 * Tells which file of the build a module goes into, where that is not left to the bundler: one file for the shell,
 * which is the program and what it imports at once, and one for what data needs. Ten small ones are bigger and slower.
 */
export function namedChunks() {
  let shell: Set<string> | undefined;
  return (id: string, modules: Modules): 'data' | 'shell' | null => {
    if (dataParts.test(id)) return 'data';
    shell ??= importedAtOnce(program, modules);
    return shell.has(id) ? 'shell' : null;
  };
}

function importedAtOnce(start: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || apart.test(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(start);
  // A file that is fetched by its own name stays one.
  found.delete(start);
  return found;
}
