import { queryOptions } from '@tanstack/react-query';
import { timings } from '#lib/timings.ts';
import { adminKey, adminReads, useAdminMutation } from '../queries.ts';
import {
  deletePrice,
  listPrices,
  readCostSettings,
  readModelCosts,
  readPlanCosts,
  readToday,
  saveCostSettings,
  savePrice,
} from './api.ts';

const costsKey = [...adminKey, 'costs'] as const;

export function planCostsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...costsKey, 'plans'],
    queryFn: ({ signal }) => readPlanCosts(signal),
  });
}

export function modelCostsQuery(month: string) {
  return queryOptions({
    ...adminReads,
    queryKey: [...costsKey, 'models', month],
    queryFn: ({ signal }) => readModelCosts(month, signal),
  });
}

/** Read again every minute while an admin looks at any page: the database counts as often (R-COST-03). */
export function todayQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...costsKey, 'today'],
    queryFn: ({ signal }) => readToday(signal),
    refetchInterval: timings.costsCounted,
  });
}

export function costSettingsQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...costsKey, 'settings'],
    queryFn: ({ signal }) => readCostSettings(signal),
  });
}

export function pricesQuery() {
  return queryOptions({
    ...adminReads,
    queryKey: [...costsKey, 'prices'],
    queryFn: ({ signal }) => listPrices(signal),
  });
}

export function useSaveCostSettings() {
  return useAdminMutation(saveCostSettings, costsKey);
}

export function useSavePrice() {
  return useAdminMutation(savePrice, pricesQuery().queryKey);
}

export function useDeletePrice() {
  return useAdminMutation(deletePrice, pricesQuery().queryKey);
}
