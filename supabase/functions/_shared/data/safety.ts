import type { CareLevel, CareTopic } from '#contracts/fields.ts';
import type { Db } from './database.ts';
import { databaseError } from './database-error.ts';

/** What help lines are shown for in a turn. */
export type TurnCare = { topic: CareTopic; level: CareLevel };

/**
 * What was found, as SQL takes it (private.note_care): `country` is that of the published counts, null for what the
 * companion said, which is not counted; `isMinor` pauses the person's chats.
 */
export type CareToKeep = TurnCare & { country: string | null; isMinor: boolean };

/** Counts for admins that the classifier gave no verdict (R-CARE-05). */
export async function countSafetyFailure(db: Db): Promise<void> {
  const { error } = await db.rpc('count_safety_failure');
  if (error) throw databaseError(error);
}
