import { useQueryClient } from '@tanstack/react-query';
import { useAdminChange } from '../../admin-change.ts';
import { adminListQuery } from '../../admin-lists.ts';
import { fetchAnnouncements } from './api.ts';

const key = ['announcements'] as const;

export function announcementsQuery() {
  return adminListQuery(key, fetchAnnouncements);
}

/** A change of an announcement; the dashboard's updates are read again as well. */
export function useAnnouncementChange<Given>(change: (given: Given) => Promise<void>) {
  const client = useQueryClient();
  return useAdminChange(key, async (given: Given) => {
    await change(given);
    void client.invalidateQueries({ queryKey: ['announcements'] });
  });
}
