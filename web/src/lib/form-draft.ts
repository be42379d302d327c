import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from './stored-json.ts';

/** `basedOn` is the version on the server a draft started from, so that a newer one is noticed whatever the clocks say. */
type Draft<Values> = { basedOn: string | null; values: Values };

type Server = {
  /** The version the server has now; null when it has none. */
  version: string | null;
  /** False while the server has not answered, and while it is being changed from here. */
  isKnown: boolean;
};

/**
 * What somebody entered into a form and has not saved, kept in this browser over reloads. It belongs to the person who
 * typed it: nobody else sees it on a shared computer. A draft that started from an older version than the server's is
 * given up, and `overtaken` says so. A form that is about something else needs a React key of its own.
 */
export function useFormDraft<const Schema extends v.GenericSchema>(
  storageKey: string,
  userId: string,
  schema: Schema,
  { version, isKnown }: Server,
) {
  type Values = v.InferOutput<Schema>;
  const [draft, setDraft] = useState<Draft<Values> | null>(() => {
    const stored = v.object({ userId: v.literal(userId), basedOn: v.nullable(v.string()), values: schema });
    return readStored(localStorage, storageKey, stored) as Draft<Values> | null;
  });
  const [overtaken, setOvertaken] = useState(false);

  const store = useCallback(
    (next: Draft<Values> | null) => {
      setDraft(next);
      if (next === null) localStorage.removeItem(storageKey);
      else writeStored(localStorage, storageKey, { userId, ...next });
    },
    [storageKey, userId],
  );

  const isStale = isKnown && draft !== null && draft.basedOn !== version;
  useEffect(() => {
    if (!isStale) return;
    store(null);
    setOvertaken(true);
  }, [isStale, store]);

  const held = isStale ? null : draft;
  return {
    draft: held?.values ?? null,
    overtaken,
    keep: (values: Values) => store({ basedOn: held?.basedOn ?? version, values }),
    forget: () => store(null),
  };
}
