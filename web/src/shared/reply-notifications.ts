import { env } from '#lib/env.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readJson, writeStored } from '#lib/stored-json.ts';

/** Whether this person wants notifications in this browser of replies while the page is in the background (D-18.14). */
export function wantsReplyNotifications(userId: string): boolean {
  return (
    env.features.notifications && readJson(localStorage, storageKeys.replyNotifications(userId)) === true
  );
}

/** Keeps the choice in this browser. */
export function chooseReplyNotifications(userId: string, wanted: boolean): void {
  writeStored(localStorage, storageKeys.replyNotifications(userId), wanted);
}
