// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The entry points that Deno runs. */
export const stackEntry = join(root, 'supabase/local/main.ts');
export const resetEntry = join(root, 'supabase/local/reset.ts');

/** Where the running stack describes itself, unless another folder is named. */
export const stateFolder = join(root, 'supabase/.temp');
