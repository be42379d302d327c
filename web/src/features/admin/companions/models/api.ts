import { adminModels, type CatalogueModel } from '#contracts/admin-models.ts';
import { call } from '#lib/endpoint-client.ts';

/** The models OpenRouter offers; none without a key (R-ADMIN-35, R-ADMIN-37). */
export async function fetchModels(signal: AbortSignal): Promise<CatalogueModel[]> {
  return (await call(adminModels, {}, { signal })).models;
}
