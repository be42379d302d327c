import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { companionId } from './fields.ts';

/** Removes the oldest favorites beyond the plan's limit; a second call removes nothing (R-API-20, D-08). */
export const userTrimFavorites = endpoint({
  name: 'user-trim-favorites',
  summary: "removes the oldest favorites beyond the plan's limit and returns which",
  method: 'POST',
  auth: 'user',
  input: v.object({}),
  output: v.object({ removed: v.array(companionId) }),
  errors: [],
});
