// @ts-check
import { buildSite } from './site-build.mjs';

// The process in which `npm start` builds the site: its arguments are the folder of the site and one for the build.
// It ends with its standard input, as `npm start` has ended then.
process.stdin.once('end', () => process.exit(1)).resume();
const [folder = '', scratch = ''] = process.argv.slice(2);
await buildSite(folder, { scratch, logLevel: 'warn' });
process.exit(0);
