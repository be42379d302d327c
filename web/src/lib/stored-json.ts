import type * as v from 'valibot';
import { valid } from './valid.ts';

/** The JSON under `key`; null when there is none or storage is not available. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The value under `key` when it is there and has the schema's shape; null otherwise. */
export function readStored<const Schema extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const stored = readJson(storage, key);
  return stored === null ? null : (valid(schema, stored).value ?? null);
}

/** Stores `value` as JSON. When storage is full or not available only the copy is lost, so it is not an error. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    storage.removeItem(key);
  }
}
