import type { chatTurn } from '#contracts/chat-turn.ts';
import { findRunningTurn, readTurn } from '../_shared/data/turns.ts';
import type { Handler } from '../_shared/http/context.ts';
import { joinTurn } from '../_shared/turns/follow-turn.ts';
import { helpOf } from '../_shared/turns/turn-events.ts';

export const handleChatTurn: Handler<typeof chatTurn> = async (context, input) => {
  const { db, caller, wantsStream } = context;
  const turn =
    'turnId' in input
      ? await readTurn(db, caller.id, input.turnId)
      : await findRunningTurn(db, caller.id, input.companionId);
  if (wantsStream) return { stream: joinTurn(context, turn, input.from) };
  const { turnId, status, text, replyId, remaining, resetsAt, care } = turn;
  const safety = care === null ? {} : { safety: helpOf(context, care) };
  return { turnId, status, message: text, replyId, remaining, resetsAt, ...safety };
};
