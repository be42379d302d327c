import * as v from 'valibot';

/** The value under `key` when it is there and has the schema's shape; null otherwise, also when storage is closed to us. */
export function readStored<const Schema extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const text = storage.getItem(key);
    if (text === null) return null;
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Stores `value` as JSON. A full or closed storage loses only the copy, so it is not an error. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    storage.removeItem(key);
  }
}
