import type { adminModels } from '#contracts/admin-models.ts';
import type { Handler } from '../_shared/http/context.ts';
import { readCatalogue } from '../_shared/services/model-catalogue.ts';
import { providerAddress } from '../_shared/services/providers.ts';

export const handleModels: Handler<typeof adminModels> = async ({ env, logError }) => {
  const openrouter = providerAddress(env, 'openrouter');
  if (openrouter === null) return { configured: false, models: [] };
  try {
    return { configured: true, models: await readCatalogue(openrouter) };
  } catch (error) {
    logError('catalogue_failed', error instanceof Error ? (error.cause ?? error) : error);
    throw error;
  }
};
