import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { connected } from './project.mjs';

/** The release of pgTAP, as an npm package for another engine carries it. */
const release = join(root, 'node_modules/@electric-sql/pglite-pgtap/dist/pgtap.tar.gz');

/** Puts pgTAP into the schema `extensions`, as `supabase test db` does. It is SQL alone. */
export async function installPgTap(superuserUrl: string): Promise<void> {
  const script = execFileSync('tar', ['-xzOf', release, 'share/postgresql/extension/pgtap.sql'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  await connected(superuserUrl, async (client) => {
    await client.query('set search_path = extensions');
    await client.query(script);
    await client.query('grant execute on all functions in schema extensions to public');
  });
}
