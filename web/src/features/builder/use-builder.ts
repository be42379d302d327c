import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { useFormDraft } from '#lib/form-draft.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { useShownPlan } from '#shared/shown-plan.ts';
import { newCompanion, type Settings, settings } from './own-companion.ts';
import { builtCompanionsQuery, useSaveCompanion } from './queries.ts';
import { limitText } from './rules.ts';

/** The id is part of the draft, so that sending it again after a lost response creates no second companion. */
const draftValues = v.object({ id: v.string(), ...settings.entries });

/**
 * What the builder shows: what was entered and not saved, else the companion as the server has it, else a new one.
 * `changedId` names the companion that is changed; null makes a new one.
 */
export function useBuilder(userId: string, changedId: string | null) {
  const built = useQuery(builtCompanionsQuery(userId));
  const user = useQuery(currentUserQuery(userId));
  const { plan } = useShownPlan(userId);
  const save = useSaveCompanion(userId);
  const [newId] = useState(() => crypto.randomUUID().replaceAll('-', '').slice(0, 16));

  const original = built.data?.find(({ id }) => id === changedId);
  const { draft, wasDiscarded, saveDraft, discardDraft } = useFormDraft(
    storageKeys.builderDraft(changedId ?? 'new'),
    userId,
    draftValues,
    { version: original?.version ?? null, isKnown: built.data !== undefined && !save.isPending },
  );
  const { id, ...shown } = draft ?? { id: changedId ?? newId, ...(original ?? newCompanion) };
  const isNew = changedId === null;
  const others = built.data?.filter((companion) => companion.id !== id) ?? [];
  return {
    built,
    original,
    id,
    isNew,
    shown: v.parse(settings, shown),
    isUnsaved: draft !== null,
    wasDiscarded,
    limit: isNew ? limitText(plan, user.data?.role, others.length) : null,
    save,
    change: (change: Partial<Settings>) => saveDraft({ ...v.parse(settings, shown), ...change, id }),
    discardDraft,
  };
}
