import type { ChatContext } from './chat-context.ts';
import type { Message } from './message.ts';
import { sendMessage } from './send-message.ts';

/**
 * Has the last reply written anew. It is a turn of its own and costs a message; the old reply goes when the new one is
 * there, and stays when it fails. Without the message it answered there is nothing to answer anew.
 */
export async function regenerateReply(chat: ChatContext, messages: Message[]): Promise<void> {
  const [asked, answered] = messages.slice(-2);
  const turnId = answered?.turnId;
  if (!turnId || asked?.turnId !== turnId) return;
  await sendMessage(chat, asked.text, { replaces: turnId });
}
