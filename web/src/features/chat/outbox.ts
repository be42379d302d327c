import * as v from 'valibot';
import { create } from 'zustand';
import { MESSAGE_MAX_LENGTH } from '#contracts/fields.ts';
import { onUserLeft } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';
import type { ChatContext } from './types.ts';

/** A draft belongs to the person who typed it: nobody else sees it on a shared computer. */
const storedDraft = v.object({ userId: v.string(), text: v.string() });

const queuedMessage = v.object({
  userId: v.string(),
  companionId: v.string(),
  messageId: v.string(),
  text: v.string(),
  at: v.string(),
});

/** A message written without a connection: it is sent once there is one, with the id it was given (R-TURN-17). */
export type QueuedMessage = v.InferOutput<typeof queuedMessage>;

const storedQueue = () => readStored(localStorage, storageKeys.waitingMessages, v.array(queuedMessage)) ?? [];

/**
 * What is not sent yet, kept over a reload: the text in each composer, by companion id, and at most one message for
 * each chat that waits for a connection.
 */
const useOutbox = create<{ drafts: Record<string, string>; queue: QueuedMessage[] }>(() => ({
  drafts: {},
  queue: storedQueue(),
}));

const reloadQueue = () => useOutbox.setState({ queue: storedQueue() });

onUserLeft(() => useOutbox.setState({ drafts: {}, queue: storedQueue() }));
// Another page of this browser has queued a message or sent one.
window.addEventListener('storage', ({ key }) => key === storageKeys.waitingMessages && reloadQueue());

/** The text in the composer of one chat. */
export function useDraft({ userId, companionId }: ChatContext): string {
  return useOutbox(({ drafts }) => drafts[companionId] ?? readCopy(userId, companionId));
}

export function setDraft({ userId, companionId }: ChatContext, text: string): void {
  showDraft(companionId, text);
  if (text === '') localStorage.removeItem(storageKeys.chatDraft(companionId));
  else writeStored(localStorage, storageKeys.chatDraft(companionId), { userId, text });
}

/** Puts a suggested first message into the composer: in place of another one, else after what is typed if it fits. */
export function suggestDraft(chat: ChatContext, text: string, others: string[]): void {
  const typed = draftOf(chat).trim();
  const isReplaced = typed === '' || others.includes(typed);
  const draft = isReplaced ? text : `${typed} ${text}`;
  if (draft.length <= MESSAGE_MAX_LENGTH) setDraft(chat, draft);
}

/** Empties the composer while its text is being sent; the stored copy stays until the server has the message. */
export function takeDraft(chat: ChatContext, text: string): void {
  if (draftOf(chat).trim() === text) showDraft(chat.companionId, '');
}

function draftOf({ userId, companionId }: ChatContext): string {
  return useOutbox.getState().drafts[companionId] ?? readCopy(userId, companionId);
}

/** The message that waits for a connection in one chat. */
export function useQueuedMessage({ userId, companionId }: ChatContext): QueuedMessage | undefined {
  return useOutbox(({ queue }) => queue.find(isIn(userId, companionId)));
}

/** Every message of one person that waits for a connection. */
export function queuedMessages(userId: string): QueuedMessage[] {
  return useOutbox.getState().queue.filter((message) => message.userId === userId);
}

/** Keeps a message until there is a connection, in place of one that waited in its chat. */
export function queueMessage(
  { userId, companionId }: ChatContext,
  message: { messageId: string; text: string; at: string },
): void {
  const others = storedQueue().filter((other) => !isIn(userId, companionId)(other));
  storeQueue([...others, { userId, companionId, ...message }]);
  removeSentDraft(companionId);
}

/** The server has the message: this page's copies of it go. */
export function confirmSent({ userId, companionId }: ChatContext, messageId: string): void {
  removeSentDraft(companionId);
  unqueue(userId, messageId);
}

/** Returns a text that was not sent to the composer, before what was typed meanwhile. */
export function returnToDraft(
  chat: ChatContext,
  { messageId, text }: { messageId: string; text: string },
): void {
  const typed = useOutbox.getState().drafts[chat.companionId] ?? '';
  setDraft(chat, typed === '' ? text : `${text}\n${typed}`);
  unqueue(chat.userId, messageId);
}

/** Removes a message from the queue. */
function unqueue(userId: string, messageId: string): void {
  const isThis = (message: QueuedMessage) => message.userId === userId && message.messageId === messageId;
  if (storedQueue().some(isThis)) storeQueue(storedQueue().filter((message) => !isThis(message)));
}

function showDraft(companionId: string, text: string): void {
  useOutbox.setState(({ drafts }) => ({ drafts: { ...drafts, [companionId]: text } }));
}

/** Removes the stored copy, unless something new was typed meanwhile. */
function removeSentDraft(companionId: string): void {
  if (useOutbox.getState().drafts[companionId] === '')
    localStorage.removeItem(storageKeys.chatDraft(companionId));
}

function readCopy(userId: string, companionId: string): string {
  const stored = readStored(localStorage, storageKeys.chatDraft(companionId), storedDraft);
  return stored?.userId === userId ? stored.text : '';
}

function storeQueue(queue: QueuedMessage[]): void {
  writeStored(localStorage, storageKeys.waitingMessages, queue);
  useOutbox.setState({ queue });
}

function isIn(userId: string, companionId: string) {
  return (message: QueuedMessage) => message.userId === userId && message.companionId === companionId;
}
