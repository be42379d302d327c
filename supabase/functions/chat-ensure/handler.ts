import type { chatEnsure } from '#contracts/chat-ensure.ts';
import { ensureChat } from '../_shared/data/chats.ts';
import type { Handler } from '../_shared/http/context.ts';
import { usesDemoModel } from '../_shared/services/providers.ts';

export const handleChatEnsure: Handler<typeof chatEnsure> = async ({ db, env, caller }, { companionId }) => {
  const chat = await ensureChat(db, caller.id, companionId);
  return {
    ...chat,
    expired: false,
    demoModel: usesDemoModel(env),
    localModel: env.localModel,
    now: new Date().toISOString(),
  };
};
