import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { StartFailure } from './failure.ts';

/** What the services sign and identify with. */
export interface Keys {
  /** For the page; acts as the role anon, or as the signed-in person together with a token. */
  publishableKey: string;
  /** For the functions; acts as service_role. */
  secretKey: string;
  /** Signs access tokens (HS256). */
  jwtSecret: string;
}

/** New random keys. A JWT_SECRET in the environment is taken instead, so that tests can sign tokens of their own. */
async function makeKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')]);
  const jwtSecret = Deno.env.get('JWT_SECRET') || crypto.getRandomValues(new Uint8Array(32)).toHex();
  return { publishableKey: publishable.key, secretKey: secret.key, jwtSecret };
}

/** The keys of this project, made at the first start and readable by their owner alone. */
export async function loadOrCreateKeys(stateDir: string): Promise<Keys> {
  const file = join(stateDir, 'keys.json');
  try {
    return JSON.parse(await Deno.readTextFile(file));
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) {
      throw new StartFailure(`${file} cannot be read; delete it to get new keys.`);
    }
  }
  const keys = await makeKeys();
  await Deno.writeTextFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
