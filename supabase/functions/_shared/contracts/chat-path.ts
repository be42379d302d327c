import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

/**
 * Shows the version `messageId` and the path behind it, as it was when it was last shown (D-26, D-34). Free. The
 * version that is shown already stays. `not_found` for a message that is not the caller's, of another chat, deleted, or
 * beside a path that is not shown; `turn_running` while a reply is being written in the chat.
 */
export const chatPath = endpoint({
  name: 'chat-path',
  summary: 'shows another version of a message, and the conversation that follows it',
  method: 'POST',
  auth: 'user',
  input: v.object({ chatId: uuid, messageId: uuid }),
  output: v.object({}),
  errors: ['not_found', 'turn_running', 'chat_expired'],
});
