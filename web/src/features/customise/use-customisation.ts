import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormDraft } from '#lib/form-draft.ts';
import { storageKeys } from '#lib/storage-keys.ts';
import { type Choices, choices, untouched } from './customisation.ts';
import { readCustomisationCopy } from './local-copy.ts';
import { customisationQuery, useSaveCustomisation } from './queries.ts';

/** The choices the wizard shows: what was entered here and not saved, else what the server has, else the copy of it. */
export function useCustomisation(userId: string, companionId: string) {
  const stored = useQuery(customisationQuery(userId, companionId));
  const save = useSaveCustomisation(userId, companionId);
  const [copy] = useState(() => readCustomisationCopy(companionId));

  const isLoaded = stored.data !== undefined;
  const saved = (isLoaded ? stored.data : copy) ?? null;
  const { draft, wasDiscarded, saveDraft, discardDraft } = useFormDraft(
    storageKeys.customisationDraft(companionId),
    userId,
    choices,
    { version: saved?.updatedAt ?? null, isKnown: isLoaded && !save.isPending },
  );
  const { traits, tone, nickname } = draft ?? saved ?? untouched;
  const shown: Choices = { traits, tone, nickname };
  return {
    stored,
    isLoaded,
    saved,
    shown,
    save,
    wasDiscarded,
    isUnsaved: draft !== null,
    choose: (change: Partial<Choices>) => saveDraft({ ...shown, ...change }),
    discardDraft,
  };
}
