import { randomUUID } from 'node:crypto';
import type { asServer } from './accounts.ts';

/** What somebody said to whom; the person begins, and the two take turns. */
export type StoredConversation = { userId: string; companionId: string; texts: string[] };

/** Stores a conversation as if it had been held, a minute between the messages; the chat is made with it. */
export async function storeConversation(
  server: ReturnType<typeof asServer>,
  { userId, companionId, texts }: StoredConversation,
): Promise<void> {
  const chat = { user_id: userId, companion_id: companionId };
  const ids = texts.map(() => randomUUID());
  const runId = randomUUID();
  const begin = Date.now() - texts.length * 60_000;
  const [version] = await server.read<{ id: string }>(
    `companion_versions?companion_id=eq.${companionId}&select=id&order=number.desc&limit=1`,
  );
  await server.add('chats', [chat]);
  await server.add('runs', [
    { ...chat, id: runId, version_id: version?.id, root_id: ids[0], head_id: ids.at(-1) },
  ]);
  await server.add(
    'messages',
    texts.map((text, index) => ({
      ...chat,
      id: ids[index],
      run_id: runId,
      parent_id: ids[index - 1] ?? null,
      shown_child_id: ids[index + 1] ?? null,
      message_type: index % 2 === 0 ? 'user' : 'ai',
      message_text: text,
      created_at: new Date(begin + index * 60_000).toISOString(),
    })),
  );
}
