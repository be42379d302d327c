import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** A model as the catalogue names it. `pricing` is in US dollars for one token, as text; null where it is not said. */
const catalogueModel = v.object({
  id: v.string(),
  name: v.string(),
  context_length: v.nullable(v.number()),
  pricing: v.object({ prompt: v.nullable(v.string()), completion: v.nullable(v.string()) }),
});
export type CatalogueModel = v.InferOutput<typeof catalogueModel>;

/**
 * The models OpenRouter offers, asked with the server's key (R-API-24, D-07). Without a key there is nothing to ask:
 * `configured` is false and the list empty.
 */
export const adminModels = endpoint({
  name: 'admin-models',
  summary: "the models OpenRouter's catalogue offers: id, name, context length, price",
  method: 'GET',
  auth: 'admin',
  input: v.object({}),
  output: v.object({ configured: v.boolean(), models: v.array(catalogueModel) }),
  errors: ['model_failed', 'model_timeout'],
});
