import { queryOptions } from '@tanstack/react-query';
import { adminKey, adminRead, adminReads } from '../../admin-queries.ts';
import { fetchModels } from './api.ts';

/** The models to search in; a failure leaves the list empty, and the form says so (R-ADMIN-37). */
export function modelsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...adminKey, 'models'],
    queryFn: adminRead(fetchModels),
  });
}
