import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/**
 * 'Forget everything' (D-29): removes every fact and every line of a story of the caller, what was blocked from coming
 * back, and what replies had in mind. It cannot be undone. The consent stays as it is.
 */
export const memoryClear = endpoint({
  name: 'memory-clear',
  summary: 'forgets everything that companions remember of the caller, for good',
  method: 'POST',
  auth: 'user',
  input: v.object({}),
  output: v.object({}),
  errors: [],
});
