import * as v from 'valibot';
import { create } from 'zustand';
import { onUserLeft } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';
import { timings } from '#lib/timings.ts';
import type { ChatContext } from './types.ts';

const interaction = v.object({
  userId: v.string(),
  /** When the chat was last on the screen, and for how long since the last notice, in milliseconds. */
  usedAt: v.number(),
  used: v.number(),
  /** For each notice, when the last message above it was stored; null where there was none. */
  notices: v.array(v.nullable(v.string())),
});

/** What this device knows of the use of one chat: where the AI notice stands, and when it is due again (D-31). */
type Interaction = v.InferOutput<typeof interaction>;

/** How many notices of a chat are kept. */
const KEPT_NOTICES = 20;

/** By companion id, as far as this page has read them. */
const useInteractions = create<Record<string, Interaction>>(() => ({}));

onUserLeft(() => useInteractions.setState({}, true));

/**
 * Where the notices of a chat stand, with one that is due below the message stored at `after`. While a turn `isOpen`,
 * only one that begins an interaction is added.
 */
export function useNotices(chat: ChatContext, after: string | null, isOpen: boolean): Interaction['notices'] {
  const { userId, companionId } = chat;
  const known = useInteractions((all) => all[companionId]);
  const now = known ?? readInteraction(userId, companionId);
  const notices = now?.notices ?? none;
  return isNoticeDue(now, isOpen) ? withNotice(notices, after) : notices;
}

const none: Interaction['notices'] = [];

/**
 * Adds to the time for which a chat was on the screen, since `keepNotices`. A person who was away begins anew, and of
 * one who has left nothing is kept.
 */
export function recordUse({ companionId }: ChatContext, time = 0): void {
  const before = useInteractions.getState()[companionId];
  if (before === undefined || isAway(before)) return;
  storeInteraction(companionId, { ...before, usedAt: Date.now(), used: before.used + time });
}

/**
 * Keeps where the notices of a chat on the screen stand. One that is due comes below the message stored at `after`: at
 * the first opening, after 30 minutes away, and after every 3 hours of use, once no turn `isOpen` (R-SAFE-03,
 * R-SAFE-04, R-FIRST-05).
 */
export function keepNotices(
  { userId, companionId }: ChatContext,
  after: string | null,
  isOpen: boolean,
): void {
  const before = readInteraction(userId, companionId);
  if (before !== null && !isNoticeDue(before, isOpen)) useInteractions.setState({ [companionId]: before });
  else {
    const notices = withNotice(before?.notices ?? none, after);
    storeInteraction(companionId, { userId, usedAt: Date.now(), used: 0, notices });
  }
}

function isNoticeDue(before: Interaction | null, isOpen: boolean): boolean {
  return before === null || isAway(before) || (!isOpen && before.used >= timings.programNotice);
}

function withNotice(notices: Interaction['notices'], after: string | null): Interaction['notices'] {
  return [...notices, after].slice(-KEPT_NOTICES);
}

function isAway({ usedAt }: Interaction): boolean {
  return Date.now() - usedAt >= timings.away;
}

function readInteraction(userId: string, companionId: string): Interaction | null {
  const known = useInteractions.getState()[companionId];
  const stored = known ?? readStored(localStorage, storageKeys.interaction(companionId), interaction);
  return stored?.userId === userId ? stored : null;
}

function storeInteraction(companionId: string, changed: Interaction): void {
  useInteractions.setState({ [companionId]: changed });
  writeStored(localStorage, storageKeys.interaction(companionId), changed);
}
