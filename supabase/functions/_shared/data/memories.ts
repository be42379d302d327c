import type { Json } from '../database.types.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';
import type { TurnContext } from './turns.ts';

/** A message of the person that is to be read for facts; `before` is what they said before it. */
type UnreadMessage = { id: string; text: string; saidAt: string; before: string | null };

/** What is still to be read in one chat of a person, leased to whoever took it; built by take_memory_job. */
export type MemoryJob = {
  leaseId: string;
  companionId: string;
  companionName: string;
  messages: UnreadMessage[];
  /** What is known already, the newest first. */
  facts: { id: string; text: string }[];
  /** What the story does not tell yet, oldest first; null while that is too little. */
  story: { id: string; from: 'person' | 'companion'; text: string }[] | null;
} & Pick<TurnContext, 'provider' | 'model' | 'upstream' | 'pin'>;

/** A fact as it is kept; `about` says whether one companion alone knows it, `replaces` which fact it takes over from. */
export type FoundFact = {
  messageId: string;
  text: string;
  quote: string;
  subject: string | null;
  about: 'self' | 'companion';
  replaces?: string | null;
};

/** New lines of the story, and the last message they tell of. */
export type ToldStory = { lines: { text: string; messageIds: string[] }[]; until: string };

/** Leases what is to be read in one chat of the person; null when there is nothing. */
export async function takeMemoryJob(db: Db, userId: string): Promise<MemoryJob | null> {
  const { data, error } = await db.rpc('take_memory_job', { p_user_id: userId });
  if (error) throw databaseError(error);
  return data as MemoryJob | null;
}

/** Keeps what was found, unless the lease has passed to another worker, and ends the lease. */
export async function finishMemoryJob(
  db: Db,
  userId: string,
  leaseId: string,
  facts: FoundFact[],
  story: ToldStory | null,
): Promise<void> {
  const { error } = await db.rpc('finish_memory_job', {
    p_user_id: userId,
    p_lease_id: leaseId,
    p_facts: facts as Json,
    ...(story && { p_story: story as Json }),
  });
  if (error) throw databaseError(error);
}

/** Leaves nothing of what the person told. */
export async function forgetEverything(db: Db, userId: string): Promise<void> {
  const { error } = await db.rpc('forget_everything', { p_user_id: userId });
  if (error) throw databaseError(error);
}
