import type { ReportStatus } from '#contracts/reports.ts';
import { adminKey, adminListQuery, useAdminMutation } from '../../queries.ts';
import { fetchReports, setReportStatus } from './api.ts';

export const reportsKey = [...adminKey, 'reports'] as const;

export function reportsQuery(status: ReportStatus | null) {
  return adminListQuery([...reportsKey, status], (cursor, signal) => fetchReports(status, cursor, signal));
}

export function useSetReportStatus(id: string) {
  return useAdminMutation(
    ({ status, note }: { status: ReportStatus; note: string }) => setReportStatus(id, status, note),
    reportsKey,
  );
}
