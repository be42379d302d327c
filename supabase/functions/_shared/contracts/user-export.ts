import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { file } from './file.ts';

/**
 * Everything about the caller as one zip: `data.json` for programs, `index.html` to read (R-API-21). Once an hour, else
 * `too_many_requests` with Retry-After; an archive that failed on our side does not count.
 */
export const userExport = endpoint({
  name: 'user-export',
  summary: 'everything about the caller as a zip of JSON and a page to read',
  method: 'GET',
  auth: 'user',
  input: v.object({}),
  output: file,
  errors: ['too_many_requests'],
});
