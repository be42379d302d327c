import { adminKey, adminListQuery, useAdminMutation } from '../../queries.ts';
import { deleteMessage, fetchContactMessages, type MessageStatus, setMessageStatus } from './api.ts';

const messagesKey = [...adminKey, 'contact-messages'] as const;

export function contactMessagesQuery(status: MessageStatus | null) {
  return adminListQuery([...messagesKey, status], (cursor, signal) =>
    fetchContactMessages(status, cursor, signal),
  );
}

export function useSetMessageStatus(id: string) {
  return useAdminMutation((status: MessageStatus) => setMessageStatus(id, status), messagesKey);
}

export function useDeleteMessage(id: string) {
  return useAdminMutation(() => deleteMessage(id), messagesKey);
}
