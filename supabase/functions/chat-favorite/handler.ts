import type { chatFavorite } from '#contracts/chat-favorite.ts';
import { setChatSaved } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatFavorite: Handler<typeof chatFavorite> = async (
  { db, caller },
  { chatId, action },
) => {
  await setChatSaved(db, caller.id, chatId, action === 'save');
  return {};
};
