import * as v from 'valibot';
import { chatUsage } from '#contracts/chat-usage.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { readStored, writeStored } from '#lib/stored-json.ts';

const copy = v.object({ userId: v.string(), usage: chatUsage.output });
type Usage = v.InferOutput<typeof copy>['usage'];

/** Allowances are counted by UTC day, so a copy is only good on its own one (R-CACHE-07). */
function todaysKey(): string {
  return storageKeys.remaining(new Date().toISOString().slice(0, 10));
}

/** The last known allowance of today in this tab, shown until the server responds. */
export function readUsageCopy(userId: string): Usage | undefined {
  const stored = readStored(sessionStorage, todaysKey(), copy);
  return stored?.userId === userId ? stored.usage : undefined;
}

export function writeUsageCopy(userId: string, usage: Usage): void {
  writeStored(sessionStorage, todaysKey(), { userId, usage });
}
