import type { Database } from '#database.types.ts';

/** How many rows one page of a list has. */
export const MEMORY_PAGE = 50;

/** A companion the person has talked with. */
export type Person = {
  id: string;
  name: string;
  imageUrl: string | null;
  gradientFrom: string | null;
  gradientTo: string | null;
};

/** Whose facts are shown: one companion's with those for all, those for all alone, or every one. */
export type Scope = { companionId: string } | 'for-all' | 'every';

/** Something the person told. */
export type Fact = {
  id: string;
  /** The companion that alone knows it; null for all of them. */
  companionId: string | null;
  text: string;
  /** Found in a message, kept from one ('Remember this'), or written on these pages. */
  origin: 'drawn' | 'kept' | 'written';
  subject: string | null;
  isPinned: boolean;
  saidAt: string;
  /** Where it was said; null when it was written here, or its message is gone. */
  source: { messageId: string; companionId: string; quote: string } | null;
  /** Since when it is past; null while it counts. */
  replacedAt: string | null;
  replacesId: string | null;
};

type Row = Database['public']['CompositeTypes']['listed_memory'];

/** The columns that every row has, which the type of a row cannot say. */
type Filled = 'id' | 'text' | 'is_pinned' | 'said_at';

export function toFact(listed: Row): Fact {
  const row = listed as Row & { [Name in Filled]: NonNullable<Row[Name]> };
  return {
    id: row.id,
    companionId: row.companion_id,
    text: row.text,
    origin: row.origin as Fact['origin'],
    subject: row.subject,
    isPinned: row.is_pinned,
    saidAt: row.said_at,
    source:
      row.message_id !== null && row.told_to !== null
        ? { messageId: row.message_id, companionId: row.told_to, quote: row.quote ?? '' }
        : null,
    replacedAt: row.replaced_at,
    replacesId: row.replaces_id,
  };
}

/** How many facts there are and may be, and the one that makes room first; null where all are pinned. */
export type Space = { used: number; most: number; next: { id: string; text: string } | null };

/** A line of 'Our story so far'. */
export type StoryLine = {
  id: string;
  text: string;
  happenedAt: string;
  isEdited: boolean;
  firstMessageId: string;
  /** Whether the companion reads it now: all its messages are there and shown. */
  isOffered: boolean;
};

/** What a fact is made of when it is added: `companionId` null is for all. */
export type NewFact = { text: string; companionId: string | null };
