import * as v from 'valibot';
import { create } from 'zustand';
import { onUserLeft } from '#lib/session.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';

/** A draft belongs to the person who typed it: nobody else sees it on a shared computer. */
const storedDraft = v.object({ userId: v.string(), text: v.string() });

/** What the composers show, by companion id. */
const useDraftStore = create<Record<string, string>>(() => ({}));

onUserLeft(() => useDraftStore.setState({}, true));

/** The unsent text of one chat, kept over a reload. */
export function useDraft(userId: string, companionId: string): string {
  return useDraftStore((drafts) => drafts[companionId] ?? readCopy(userId, companionId));
}

export function draftOf(userId: string, companionId: string): string {
  return useDraftStore.getState()[companionId] ?? readCopy(userId, companionId);
}

export function setDraft(userId: string, companionId: string, text: string): void {
  useDraftStore.setState({ [companionId]: text });
  if (text === '') localStorage.removeItem(storageKeys.chatDraft(companionId));
  else writeStored(localStorage, storageKeys.chatDraft(companionId), { userId, text });
}

/** Empties the composer while the text is on its way; the copy stays until the server has it. */
export function hideDraft(companionId: string): void {
  useDraftStore.setState({ [companionId]: '' });
}

/** The server has the text: the copy goes, unless something new was typed meanwhile. */
export function forgetSentDraft(companionId: string): void {
  if (useDraftStore.getState()[companionId] === '') {
    localStorage.removeItem(storageKeys.chatDraft(companionId));
  }
}

/** Gives a text that was not taken back to the composer, before what was typed meanwhile. */
export function restoreDraft(userId: string, companionId: string, text: string): void {
  const typed = useDraftStore.getState()[companionId] ?? '';
  setDraft(userId, companionId, typed === '' ? text : `${text}\n${typed}`);
}

function readCopy(userId: string, companionId: string): string {
  const stored = readStored(localStorage, storageKeys.chatDraft(companionId), storedDraft);
  return stored?.userId === userId ? stored.text : '';
}
