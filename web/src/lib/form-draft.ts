import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from './stored-json.ts';

/** `basedOn` is the server's version that the draft started from: a newer one is noticed without comparing clocks. */
type Draft<Values> = { basedOn: string | null; values: Values };

type Server = {
  /** The version on the server; null when there is none. */
  version: string | null;
  /** False until the server has responded, and while a change is being saved. */
  isKnown: boolean;
};

/**
 * The unsaved values of a form, kept in this browser over reloads. A draft belongs to the person who typed it: nobody
 * else sees it on a shared computer. One that started from an older version than the server's is discarded, and
 * `wasDiscarded` says so. A form about another object needs a React key of its own.
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
  const [wasDiscarded, setWasDiscarded] = useState(false);

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
    setWasDiscarded(true);
  }, [isStale, store]);

  const current = isStale ? null : draft;
  return {
    draft: current?.values ?? null,
    wasDiscarded,
    saveDraft: (values: Values) => store({ basedOn: current?.basedOn ?? version, values }),
    discardDraft: () => store(null),
  };
}
