import { randomUUID } from 'node:crypto';
import type { asServer } from './accounts.ts';

type Said = { message_type: 'user' | 'ai'; message_text: string; created_at?: string };

/** A chat of this person in which this was said, oldest first. */
export async function addConversation(
  server: ReturnType<typeof asServer>,
  chat: { user_id: string; companion_id: string },
  said: Said[],
): Promise<void> {
  const run_id = randomUUID();
  const ids = said.map(() => randomUUID());
  await server.add('chats', [chat]);
  await server.add('runs', [{ ...chat, id: run_id, root_id: ids[0], head_id: ids.at(-1) }]);
  await server.add(
    'messages',
    said.map((message, index) => ({
      ...chat,
      ...message,
      run_id,
      id: ids[index],
      parent_id: ids[index - 1] ?? null,
      shown_child_id: ids[index + 1] ?? null,
    })),
  );
}
