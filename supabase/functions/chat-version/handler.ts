import type { chatVersion } from '#contracts/chat-version.ts';
import { changeChatVersion } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatVersion: Handler<typeof chatVersion> = async ({ db, caller }, choice) => ({
  version: await changeChatVersion(db, caller.id, choice),
});
