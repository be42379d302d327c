import type { chatClear } from '#contracts/chat-clear.ts';
import { clearChat } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatClear: Handler<typeof chatClear> = async ({ db, caller }, { companionId }) => ({
  id: await clearChat(db, caller.id, companionId),
});
