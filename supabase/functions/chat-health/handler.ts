import type { chatHealth } from '#contracts/chat-health.ts';
import { readChat } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatHealth: Handler<typeof chatHealth> = async ({ db, caller }, { chatId }) => ({
  ...(await readChat(db, caller.id, chatId)),
  now: new Date().toISOString(),
});
