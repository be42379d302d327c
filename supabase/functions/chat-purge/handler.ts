import type { chatPurge } from '#contracts/chat-purge.ts';
import { purgeDeleted } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatPurge: Handler<typeof chatPurge> = async ({ db, caller }, { id }) => {
  await purgeDeleted(db, caller.id, id);
  return {};
};
