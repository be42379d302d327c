import { type ChatVersionState, chatVersion } from '#contracts/chat-version.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { call } from '#lib/endpoint-client.ts';
import { failWhenStuck } from '../api.ts';

/** Takes, keeps or goes back to a version of the companion in the person's chat; returns what holds then. */
export async function changeChatVersion(
  change: InputOf<typeof chatVersion>,
): Promise<ChatVersionState | null> {
  const { version } = await failWhenStuck(call(chatVersion, change));
  return version;
}
