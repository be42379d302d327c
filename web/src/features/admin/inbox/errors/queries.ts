import { useAdminChange } from '../../admin-change.ts';
import { adminListQuery } from '../../admin-lists.ts';
import { clearErrors, clearErrorsUntil, type ErrorGroup, fetchErrorGroups } from './api.ts';

const key = ['errors'] as const;

export function errorGroupsQuery() {
  return adminListQuery(key, fetchErrorGroups);
}

export function useClearErrors(group: ErrorGroup) {
  return useAdminChange(key, () => clearErrors(group));
}

/** `lastAt` is the time of the last error that is shown: what came since is not cleared unseen. */
export function useClearAllErrors(lastAt: string) {
  return useAdminChange(key, () => clearErrorsUntil(lastAt));
}
