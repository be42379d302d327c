import { adminKey, adminListQuery, useAdminMutation } from '../../queries.ts';
import { deleteErrors, fetchErrorGroups } from './api.ts';

const errorsKey = [...adminKey, 'errors'] as const;

export function errorGroupsQuery() {
  return adminListQuery(errorsKey, fetchErrorGroups);
}

export function useDeleteErrors() {
  return useAdminMutation(deleteErrors, errorsKey);
}
