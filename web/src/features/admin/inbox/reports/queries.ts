import { useQueryClient } from '@tanstack/react-query';
import { useAdminChange } from '../../admin-change.ts';
import { adminListQuery } from '../../admin-lists.ts';
import { adminKey } from '../../admin-queries.ts';
import { blockUser, fetchReports, type ReportStatus, settleReport, showCompanion } from './api.ts';

const key = ['reports'] as const;

export function reportsQuery(status: ReportStatus | null) {
  return adminListQuery([...key, status], (cursor, signal) => fetchReports(status, cursor, signal));
}

export function useSettleReport(id: string) {
  return useAdminChange(key, ({ status, note }: { status: ReportStatus; note: string }) =>
    settleReport(id, status, note),
  );
}

/** Hides a companion or shows it again; other lists of companions are read afresh. */
export function useShowCompanion(id: string, isShown: boolean) {
  const client = useQueryClient();
  return useAdminChange(key, async () => {
    await showCompanion(id, isShown);
    client.removeQueries({ queryKey: [...adminKey, 'companions'] });
    void client.invalidateQueries({ queryKey: ['companions'] });
  });
}

/** Blocks a person or lets them in again; the list of users is read afresh. */
export function useBlockUser(userId: string, isBlocked: boolean) {
  const client = useQueryClient();
  return useAdminChange(key, async () => {
    await blockUser(userId, isBlocked);
    client.removeQueries({ queryKey: [...adminKey, 'users'] });
  });
}
