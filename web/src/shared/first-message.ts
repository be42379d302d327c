import * as v from 'valibot';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';

const firstMessage = v.object({ companionId: v.string(), text: v.string() });

/**
 * Keeps what a visitor wrote to a companion on its meeting page until they have signed up; a later one replaces it
 * (D-24).
 */
export function keepFirstMessage(companionId: string, text: string): void {
  if (text.trim() === '') localStorage.removeItem(storageKeys.firstMessage);
  else writeStored(localStorage, storageKeys.firstMessage, { companionId, text });
}

/** What was kept for this companion; '' when nothing was. */
export function readFirstMessage(companionId: string): string {
  const kept = readStored(localStorage, storageKeys.firstMessage, firstMessage);
  return kept?.companionId === companionId ? kept.text : '';
}

/** Like `readFirstMessage`, once: for the composer of that chat, which keeps it from then on as its draft. */
export function takeFirstMessage(companionId: string): string {
  const text = readFirstMessage(companionId);
  if (text !== '') localStorage.removeItem(storageKeys.firstMessage);
  return text;
}
