import type { chatUsage } from '#contracts/chat-usage.ts';
import { readUsage } from '../_shared/data/usage.ts';
import type { Handler } from '../_shared/http/context.ts';

export const handleChatUsage: Handler<typeof chatUsage> = ({ db, caller }, { companionId }) =>
  readUsage(db, caller.id, companionId);
