import { chatVersion } from '#contracts/chat-version.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/endpoint-client.ts';
import { notify } from '#ui/notify.ts';
import { ensureChat, failWhenStuck } from '../api.ts';
import { sessionOf } from '../chat-session.ts';
import { dispatch } from '../machine/chat-machine.ts';
import { retryTurn } from '../send.ts';
import type { Turn } from '../turn.ts';
import type { ChatContext } from '../types.ts';
import { textOf } from '../versions/show-version.ts';
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
  try {
    const { version } = await changed({ companionId, action, versionId });
    const kind = ({ take: 'taken', back: 'back', keep: null } as const)[action];
    announce(companionId, version, kind && { kind, at });
  } catch (error) {
    notify.error(textOf(error), { id: 'version-not-changed' });
    if (error instanceof ApiError && error.code === 'version_gone')
      await readVersion(companionId).catch(noop);
  }
}

/** Where the model of the chat is gone: takes the newest version and sends the message again, as the same one (R-SELF-09). */
export async function goOnWithNewest(chat: ChatContext, turn: Turn): Promise<void> {
  const { companionId } = chat;
  try {
    const current = await readVersion(companionId);
    if (current !== null) {
      // Taking the version that speaks already chooses its model anew: nobody has to be told.
      const versionId = (current.newest ?? current).id;
      const { version } = await changed({ companionId, action: 'take', versionId });
      announce(companionId, version, current.newest && { kind: 'taken', at: serverTime(companionId) });
    }
  } catch (error) {
    notify.error(textOf(error), { id: 'version-not-changed' });
    return;
  }
  await retryTurn(chat, turn, false);
}

const changed = (change: InputOf<typeof chatVersion>) => failWhenStuck(call(chatVersion, change));

function announce(companionId: string, version: Version, versionNews: VersionNews | null): void {
  dispatch(companionId, { type: 'version-changed', version, versionNews });
}

type Version = Awaited<ReturnType<typeof ensureChat>>['version'];

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
