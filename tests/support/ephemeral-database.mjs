// @ts-check
import { EphemeralBackend } from '../../supabase/local/launch/backend.mjs';
import { StepFailed } from './steps.mjs';

/**
 * Gives `work` the address of a fresh database with every migration in it, and takes it down afterwards.
 *
 * @param {(dbUrl: string) => Promise<void>} work
 */
export async function withDatabase(work) {
  const backend = new EphemeralBackend(['--api-port', '0', '--db-port', '0']);
  const addresses = await backend.ready();
  if (addresses === null)
    throw new StepFailed('stack', 'The embedded stack did not start; it has said why above.');
  try {
    await work(addresses.dbUrl);
  } finally {
    await backend.stop();
  }
}
