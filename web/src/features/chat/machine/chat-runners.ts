import { markSeen } from '../ready-store.ts';
import type { ChatEvent } from './chat-event.ts';
import type { ChatRunner } from './chat-runner.ts';

/** The runners of the chats that are on the screen, by companion id. */
const runners = new Map<string, ChatRunner>();

/** Puts a chat's runner to work until the returned function is called. */
export function startRunner(companionId: string, runner: ChatRunner): () => void {
  runners.set(companionId, runner);
  markSeen(companionId);
  runner.start();
  return () => {
    runner.stop();
    if (runners.get(companionId) === runner) runners.delete(companionId);
  };
}

/** Whether the chat is on the screen. */
export function isOnScreen(companionId: string): boolean {
  return runners.has(companionId);
}

/** Tells a chat's machine of an event; a chat that is not on the screen has none and needs none. */
export function tellChat(companionId: string, event: ChatEvent): void {
  runners.get(companionId)?.dispatch(event);
}

/** Opens a chat afresh and resolves when the server has answered. */
export async function reopenChat(companionId: string): Promise<void> {
  await runners.get(companionId)?.reopen();
}
