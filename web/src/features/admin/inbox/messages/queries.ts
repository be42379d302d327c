import { useAdminChange } from '../../admin-change.ts';
import { adminListQuery } from '../../admin-lists.ts';
import { deleteMessage, fetchContactMessages, type MessageStatus, markMessage } from './api.ts';

const key = ['contact-messages'] as const;

export function contactMessagesQuery(status: MessageStatus | null) {
  return adminListQuery([...key, status], (cursor, signal) => fetchContactMessages(status, cursor, signal));
}

export function useMarkMessage(id: string) {
  return useAdminChange(key, (status: MessageStatus) => markMessage(id, status));
}

export function useDeleteMessage(id: string) {
  return useAdminChange(key, () => deleteMessage(id));
}
