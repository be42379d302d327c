/**
 * `npm run admin:reset-factor -- <e-mail>`: removes the second factor of an admin who lost the device and whom no other
 * admin can help, ends their sessions and writes it to the audit log. At the next login they set up a new one
 * (R-PROD-15). Reads SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (or SUPABASE_SECRET_KEYS).
 */
import { resetAdminFactor } from '../functions/_shared/data/admin.ts';
import { runtime } from '../functions/_shared/http/runtime.ts';
import { Failure, readArguments, runCommand } from '../local/launch/failure.mjs';
import { expectEnvironment, projectVariables } from './expect-environment.ts';

await runCommand(async () => {
  const usage = 'npm run admin:reset-factor -- <e-mail>';
  const { positionals } = readArguments(usage, { allowPositionals: true });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0)
    throw new Failure(`It takes the e-mail of one admin. Usage: ${usage}`);
  expectEnvironment(projectVariables);
  if (!(await resetAdminFactor(runtime().db, email)))
    throw new Failure(`No admin with the e-mail ${email} has a second factor.`);
  console.info(
    `The second factor of ${email} is removed, and every session ended. The next login sets up a new one.`,
  );
  return 0;
});
