import { adminKey, adminListQuery, useAdminMutation } from '../../queries.ts';
import { deleteAnnouncement, fetchAnnouncements, publishAnnouncement, saveAnnouncement } from './api.ts';

const announcementsKey = [...adminKey, 'announcements'] as const;
/** The key of the announcements on the users' dashboards. */
const updatesKey = ['announcements'] as const;

export function announcementsQuery() {
  return adminListQuery(announcementsKey, fetchAnnouncements);
}

export function useSaveAnnouncement() {
  return useAdminMutation(saveAnnouncement, announcementsKey, updatesKey);
}

export function usePublishAnnouncement() {
  return useAdminMutation(publishAnnouncement, announcementsKey, updatesKey);
}

export function useDeleteAnnouncement() {
  return useAdminMutation(deleteAnnouncement, announcementsKey, updatesKey);
}
