// @ts-check
import { PGlite } from '@electric-sql/pglite';

/** Prints the seconds from the start of this process to the first answer of an engine without extensions, roles or tables, in memory or in the folder that is named. */
const engine = await PGlite.create(process.argv[2]);
await engine.query('select 1');
console.log(performance.now() / 1000);
await engine.close();
process.exit(0);
