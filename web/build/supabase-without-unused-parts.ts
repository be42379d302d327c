import type { Plugin } from 'vite';

/** What supabase-js imports from its parts for storage and for functions. */
const unusedParts: Record<string, readonly string[]> = {
  '@supabase/storage-js': ['StorageClient', 'StorageApiError'],
  '@supabase/functions-js': [
    'FunctionsClient',
    'FunctionRegion',
    'FunctionsError',
    'FunctionsFetchError',
    'FunctionsHttpError',
    'FunctionsRelayError',
  ],
};

/**
 * Leaves out of the page the two parts of supabase-js it does not use: functions are called through
 * `lib/endpoint-client.ts`, which can stream, and files go to the storage service by a plain request. The chat
 * route's budget has no room for their 10 kB (gzip)..
 */
export function supabaseWithoutUnusedParts(): Plugin {
  return {
    name: 'supabase-without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(unusedParts, id) ? `\0unused:${id}` : null),
    load(id) {
      const part = id.startsWith('\0unused:') ? id.slice('\0unused:'.length) : '';
      const names = unusedParts[part];
      if (names === undefined) return null;
      const classes = names.map((name) => `export class ${name} {}`);
      return classes.join('\n');
    },
  };
}
