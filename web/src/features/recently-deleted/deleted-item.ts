import type { Database } from '#database.types.ts';

/** How many rows one page of the list has. */
export const DELETED_PAGE = 30;

/** Something that was deleted and not yet removed: a message, a cleared conversation, or a sealed (expired) one. */
export type DeletedItem = {
  id: string;
  kind: 'message' | 'cleared' | 'sealed';
  companion: {
    id: string;
    name: string;
    imageUrl: string | null;
    gradientFrom: string | null;
    gradientTo: string | null;
  };
  /** Who said a message. */
  from: 'user' | 'ai';
  /** The first 160 characters of a message; empty for conversations. */
  excerpt: string;
  /** How many messages it holds. */
  messages: number;
  deletedAt: string;
  /** When it is removed for good. */
  purgeAt: string;
};

type Row = Database['public']['CompositeTypes']['deleted_item'];

/** The columns that every row has, which the type of a row cannot say. */
type Filled = 'id' | 'companion_id' | 'name' | 'messages' | 'deleted_at' | 'purge_at';

export function toDeletedItem(listed: Row): DeletedItem {
  const row = listed as Row & { [Name in Filled]: NonNullable<Row[Name]> };
  return {
    id: row.id,
    kind: row.kind as DeletedItem['kind'],
    companion: {
      id: row.companion_id,
      name: row.name,
      imageUrl: row.image_url,
      gradientFrom: row.profile_gradient_from,
      gradientTo: row.profile_gradient_to,
    },
    from: row.message_type === 'user' ? 'user' : 'ai',
    excerpt: row.excerpt ?? '',
    messages: row.messages,
    deletedAt: row.deleted_at,
    purgeAt: row.purge_at,
  };
}
