import * as v from 'valibot';
import { create } from 'zustand';
import { onUserLeft } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';

const waitingMessage = v.object({
  userId: v.string(),
  companionId: v.string(),
  messageId: v.string(),
  text: v.string(),
  at: v.string(),
});

/** A message written without a connection: it goes out once there is one, with the id it was given (R-TURN-17). */
export type WaitingMessage = v.InferOutput<typeof waitingMessage>;

const stored = () => readStored(localStorage, storageKeys.waitingMessages, v.array(waitingMessage)) ?? [];

/** At most one for each chat, and kept over a reload. */
const useWaitingStore = create<{ messages: WaitingMessage[] }>(() => ({ messages: stored() }));

const readAgain = () => useWaitingStore.setState({ messages: stored() });

onUserLeft(readAgain);
// What another page of this browser lets wait, or has sent.
window.addEventListener('storage', ({ key }) => key === storageKeys.waitingMessages && readAgain());

/** The message that waits in one chat. */
export function useWaiting(userId: string, companionId: string): WaitingMessage | undefined {
  return useWaitingStore(({ messages }) => messages.find(isIn(userId, companionId)));
}

/** All that waits of one person. */
export function waitingOf(userId: string): WaitingMessage[] {
  return useWaitingStore.getState().messages.filter((message) => message.userId === userId);
}

/** Lets a message wait, in place of one that waited in its chat. */
export function letWait(message: WaitingMessage): void {
  const others = stored().filter((other) => !isIn(message.userId, message.companionId)(other));
  keep([...others, message]);
}

export function forgetWaiting(userId: string, messageId: string): void {
  const isThis = (message: WaitingMessage) => message.userId === userId && message.messageId === messageId;
  if (stored().some(isThis)) keep(stored().filter((message) => !isThis(message)));
}

function keep(messages: WaitingMessage[]): void {
  writeStored(localStorage, storageKeys.waitingMessages, messages);
  useWaitingStore.setState({ messages });
}

function isIn(userId: string, companionId: string) {
  return (message: WaitingMessage) => message.userId === userId && message.companionId === companionId;
}
