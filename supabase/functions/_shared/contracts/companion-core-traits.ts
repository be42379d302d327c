import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Every core trait there is to choose from (R-API-19). */
export const companionCoreTraits = endpoint({
  name: 'companion-core-traits',
  summary: 'every core trait there is to choose from',
  method: 'GET',
  auth: 'user',
  input: v.object({}),
  output: v.object({ traits: v.array(v.string()) }),
  errors: [],
});
