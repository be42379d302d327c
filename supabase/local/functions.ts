import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from './failure.ts';
import { json, notFound, preflight } from './http.ts';

/** An edge function as its index.ts exports it. */
interface EdgeFunction {
  fetch(request: Request): Response | Promise<Response>;
}

/** The edge functions of a project, in this process. */
export interface Functions {
  /** Answers `/functions/v1/<name>`. */
  fetch(request: Request): Promise<Response>;
}

/**
 * Imports every `<project>/functions/<name>/index.ts`; folders that begin with `_` are shared code. The environment
 * must be set before. A function that cannot be loaded is a StartFailure with its file.
 */
export async function loadFunctions(project: string): Promise<Functions> {
  const folder = join(project, 'functions');
  const functions = new Map<string, EdgeFunction>();
  for (const name of await functionNames(folder)) {
    functions.set(name, await load(join(folder, name, 'index.ts')));
  }
  return {
    fetch: async (request) => {
      const url = new URL(request.url);
      const name = url.pathname.split('/')[3] ?? '';
      const edgeFunction = functions.get(name);
      if (edgeFunction === undefined) {
        if (request.method === 'OPTIONS') return preflight(request);
        return notFound(`There is no function ${name}.`);
      }
      // As in production, a function sees its own name as the first part of the path. It gets this very request: the
      // body of a copy would go through streams of its own, which are held as long as the reply lasts.
      url.pathname = url.pathname.replace('/functions/v1', '');
      Object.defineProperty(request, 'url', { value: url.href });
      try {
        return await edgeFunction.fetch(request);
      } catch (error) {
        console.error(`function ${name}:`, error);
        return json({ message: 'Internal Server Error' }, 500);
      }
    },
  };
}

async function functionNames(folder: string): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const entry of Deno.readDir(folder)) {
      if (entry.isDirectory && !entry.name.startsWith('_')) names.push(entry.name);
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return names.sort();
}

async function load(file: string): Promise<EdgeFunction> {
  let module: { default?: unknown };
  try {
    module = await import(pathToFileURL(file).href);
  } catch (error) {
    throw new StartFailure(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isEdgeFunction(module.default)) throw new StartFailure(`${file}: no default export { fetch }.`);
  return module.default;
}

function isEdgeFunction(value: unknown): value is EdgeFunction {
  return typeof value === 'object' && value !== null && 'fetch' in value && typeof value.fetch === 'function';
}
