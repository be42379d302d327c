import type { Database } from '#database.types.ts';
import type { ChatCompanion } from './types.ts';

/** How many conversations one page of the list has. */
export const CONVERSATIONS_PAGE = 30;

/** One chat in the list: its companion, its last message, and when it ends (null: saved, or not begun). */
export type ConversationSummary = {
  companion: ChatCompanion;
  lastText: string;
  lastFrom: 'user' | 'ai';
  lastAt: string;
  isSaved: boolean;
  expiresAt: string | null;
  /** The day the companion retires on; null for one who stays. */
  retiresAt: string | null;
};

type Row = Database['public']['Functions']['list_conversations']['Returns'][number];

export function toConversationSummary(row: Row): ConversationSummary {
  return {
    companion: {
      id: row.companion_id,
      name: row.name,
      tagline: row.tagline,
      imageUrl: row.image_url,
      gradientFrom: row.profile_gradient_from,
      gradientTo: row.profile_gradient_to,
    },
    lastText: row.last_text,
    lastFrom: row.last_type === 'user' ? 'user' : 'ai',
    lastAt: row.last_at,
    isSaved: row.is_saved,
    expiresAt: row.expires_at,
    retiresAt: row.retires_at,
  };
}
