// @ts-check
import { writeDatabaseTypes } from './support/database-types.mjs';
import { withDatabase } from './support/ephemeral-database.mjs';
import { endFailed, step } from './support/steps.mjs';

/** `npm run types` writes the database types of the migrations. */
await step('database types', () => withDatabase(writeDatabaseTypes)).catch(endFailed);
