import { storageKeys } from '#lib/storage-keys.ts';
import { readJson, writeStored } from '#lib/stored-json.ts';

/** Whether a date of birth under 18 was refused on this device, where no other is taken without support (R-PROD-17). */
export function wasAgeRefused(): boolean {
  return readJson(localStorage, storageKeys.ageRefused) !== null;
}

export function rememberRefusedAge(): void {
  writeStored(localStorage, storageKeys.ageRefused, new Date().toISOString());
}
