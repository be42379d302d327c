/** The columns of a `messages` row the page reads. */
export type MessageRow = {
  id: string;
  turn_id: string | null;
  client_message_id: string | null;
  message_text: string;
  message_type: string;
  created_at: string;
};

/** One stored message. `clientMessageId` is the id this or another page made when it sent a user's message. */
export type Message = {
  id: string;
  turnId: string | null;
  clientMessageId: string | null;
  from: 'user' | 'ai';
  text: string;
  at: string;
};

/** The newest stored messages of a chat, oldest first, and whether the server has older ones. */
export type Conversation = { messages: Message[]; hasOlder: boolean };

export const emptyConversation: Conversation = { messages: [], hasOlder: false };

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    turnId: row.turn_id,
    clientMessageId: row.client_message_id,
    from: row.message_type === 'user' ? 'user' : 'ai',
    text: row.message_text,
    at: row.created_at,
  };
}
