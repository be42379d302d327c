import type { ChatVersionState } from '#contracts/chat-version.ts';
import { ApiError } from '#lib/api-error.ts';
import { notify } from '#ui/notify.ts';
import { ensureChat } from '../api.ts';
import { sessionOf } from '../chat-session.ts';
import { dispatch } from '../machine/chat-machine.ts';
import { changeFailure } from '../rules.ts';
import { retryTurn } from '../send.ts';
import type { Turn } from '../turn.ts';
import type { ChatContext } from '../types.ts';
import { changeChatVersion } from './api.ts';
import type { VersionChange, VersionNews } from './version-news.ts';

/**
 * Takes, keeps or goes back to a version of the companion (R-SELF-04). What came of it is said where the reader pressed
 * the button: `at` is when that notice came; without one it is said at the end of the conversation.
 */
export async function changeVersion(
  { companionId }: ChatContext,
  { action, versionId }: VersionChange,
  at = serverTime(companionId),
): Promise<void> {
  await changeOnce(companionId, async () => {
    const version = await changeChatVersion({ companionId, action, versionId });
    const kind = ({ take: 'taken', back: 'back', keep: null } as const)[action];
    announce(companionId, version, kind && { kind, at });
  });
}

/**
 * Where the model of the chat is gone: takes the newest version and sends the message again, as the same one
 * (R-SELF-09).
 */
export async function goOnWithNewest(chat: ChatContext, turn: Turn): Promise<void> {
  const { companionId } = chat;
  await changeOnce(companionId, async () => {
    const current = await readVersion(companionId);
    if (current !== null) {
      // Taking the version that speaks already chooses its model anew: nobody has to be told.
      const versionId = (current.newest ?? current).id;
      const version = await changeChatVersion({ companionId, action: 'take', versionId });
      announce(companionId, version, current.newest && { kind: 'taken', at: serverTime(companionId) });
    }
    void retryTurn(chat, turn, false);
  });
}

/** The chats whose version is being changed: a second press waits for no second change. */
const changing = new Set<string>();

/** What goes wrong is told, and the version read again when it is another one by now. */
async function changeOnce(companionId: string, change: () => Promise<void>): Promise<void> {
  if (changing.has(companionId)) return;
  changing.add(companionId);
  try {
    await change();
  } catch (error) {
    notify.error(changeFailure(error), { id: 'version-not-changed' });
    const isOutdated = error instanceof ApiError && error.code === 'version_gone';
    if (isOutdated) await readVersion(companionId).catch(noop);
  } finally {
    changing.delete(companionId);
  }
}

type Version = ChatVersionState | null;

function announce(companionId: string, version: Version, versionNews: VersionNews | null): void {
  dispatch(companionId, { type: 'version-changed', version, versionNews });
}

/** Asks the server which version speaks; an expired chat is opened again. */
async function readVersion(companionId: string): Promise<Version> {
  const opening = await ensureChat(companionId);
  dispatch(companionId, { type: 'ensured', opening });
  return opening.version;
}

/** Now, by the server's clock: the one the messages have their times from. */
function serverTime(companionId: string): string {
  return new Date(Date.now() - (sessionOf(companionId).screen?.clockSkew ?? 0)).toISOString();
}

function noop() {}
