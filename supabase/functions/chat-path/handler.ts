import type { chatPath } from '#contracts/chat-path.ts';
import { showVersion } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatPath: Handler<typeof chatPath> = async ({ db, caller }, { chatId, messageId }) => {
  await showVersion(db, caller.id, chatId, messageId);
  return {};
};
