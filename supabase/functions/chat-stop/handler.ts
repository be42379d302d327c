import type { chatStop } from '#contracts/chat-stop.ts';
import { stopTurn } from '../_shared/data/turns.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatStop: Handler<typeof chatStop> = async ({ db, caller }, { turnId }) => {
  const { status, text, replyId } = await stopTurn(db, caller.id, turnId);
  return { status, message: text, replyId };
};
