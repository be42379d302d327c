// @ts-check
import { readArguments } from '../supabase/local/launch/failure.mjs';
import { writeDatabaseTypes } from './support/database-types.mjs';
import { withDatabase } from './support/ephemeral-database.mjs';
import { endFailed, installPackages, step } from './support/steps.mjs';

/** `npm run types` writes the database types of the migrations. */
try {
  readArguments('npm run types', {});
  await installPackages();
  await step('database types', () => withDatabase(writeDatabaseTypes));
} catch (error) {
  endFailed(error);
}
