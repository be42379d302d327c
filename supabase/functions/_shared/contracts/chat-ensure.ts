import * as v from 'valibot';
import { chatVersionState } from './chat-version.ts';
import { endpoint } from './endpoint.ts';
import { companionId, serverNow, time, uuid } from './fields.ts';

/**
 * Opens the caller's one chat with a companion, starting a fresh one where the old has expired (R-API-11, D-05).
 * `expiresAt` is null for a saved chat and for one whose first message has not been sent. `created` is true when
 * this call made or restarted the chat. `demoModel` says that no model provider is configured (R-CHAT-33);
 * `localModel` names the model of this machine that replies, such as 'llama3.2 on Ollama' (R-FIRST-10). `version` is
 * null for a chat in which nothing was said: it begins with the newest one (D-27).
 */
export const chatEnsure = endpoint({
  name: 'chat-ensure',
  summary: "opens the caller's chat with a companion, restarting it when it has expired",
  method: 'POST',
  auth: 'user',
  input: v.object({ companionId }),
  output: v.object({
    chatId: uuid,
    isSaved: v.boolean(),
    expiresAt: v.nullable(time),
    expired: v.boolean(),
    created: v.boolean(),
    runningTurnId: v.nullable(uuid),
    demoModel: v.boolean(),
    localModel: v.nullable(v.string()),
    version: v.nullable(chatVersionState),
    ...serverNow,
  }),
  errors: ['not_found', 'expired_lock'],
});
