import type { chatRestore } from '#contracts/chat-restore.ts';
import { restoreDeleted } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatRestore: Handler<typeof chatRestore> = async ({ db, caller }, { id }) => ({
  companionId: await restoreDeleted(db, caller.id, id),
});
