import type { chatActivate } from '#contracts/chat-activate.ts';
import { activateChat } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatActivate: Handler<typeof chatActivate> = async ({ db, caller }, { chatId }) => ({
  expiresAt: await activateChat(db, caller.id, chatId),
});
