import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { keysetPaging } from '#lib/keyset.ts';
import { readAgain } from '#lib/read-again.ts';
import { timings } from '#lib/timings.ts';
import { forgetFact, removeLine, restoreFact } from '#shared/forgetting.ts';
import { followsMessages } from '#shared/message-changes.ts';
import { notify } from '#ui/notify.ts';
import {
  addFact,
  changeFact,
  changeLine,
  correctFact,
  fetchFacts,
  fetchKeptFrom,
  fetchPeople,
  fetchSpace,
  fetchStory,
  forgetEverything,
  keepFrom,
} from './api.ts';
import type { Fact, NewFact, Scope } from './memory.ts';
import { refusalText } from './rules.ts';

/** Facts are drawn after a reply and nothing announces them, so every visit reads again. */
const always = { refetchOnMount: 'always', meta: followsMessages } as const;

export function peopleQuery(userId: string) {
  return queryOptions({
    queryKey: ['memory', userId, 'people'],
    queryFn: ({ signal }) => fetchPeople(userId, signal),
    ...always,
  });
}

/** Facts by whose they are and their words, newest first. */
export function factsQuery(userId: string, scope: Scope, search: string) {
  return infiniteQueryOptions({
    queryKey: ['memory', userId, 'facts', scope, search],
    queryFn: ({ pageParam, signal }) => fetchFacts(scope, search, pageParam, signal),
    ...keysetPaging,
    ...always,
  });
}

/** The room for facts of a companion; null is that of whoever knows the most. */
export function spaceQuery(userId: string, companionId: string | null) {
  return queryOptions({
    queryKey: ['memory', userId, 'space', companionId],
    queryFn: ({ signal }) => fetchSpace(companionId, signal),
    ...always,
  });
}

/** 'Our story so far' with a companion, newest line first. */
export function storyQuery(userId: string, companionId: string) {
  return infiniteQueryOptions({
    queryKey: ['memory', userId, 'story', companionId],
    queryFn: ({ pageParam, signal }) => fetchStory(companionId, pageParam, signal),
    ...keysetPaging,
    ...always,
  });
}

/** The companions that are kept from seeing 'About me'. */
export function keptFromQuery(userId: string) {
  return queryOptions({
    queryKey: ['memory', userId, 'kept-from'],
    queryFn: ({ signal }) => fetchKeptFrom(userId, signal),
    ...always,
  });
}

const readMemoryAgain = (client: QueryClient, userId: string) =>
  readAgain(client, { queryKey: ['memory', userId] });

/** Changes something of the memory and reads what is shown of it again, whether it worked or not. */
function useChange<Input>(userId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    retry: false,
    onError: (error) => notify.error(refusalText(error)),
    onSettled: () => readMemoryAgain(client, userId),
  });
}

/** Adds a fact; a toast says when it is known already. The form says why it was refused. */
export function useAddFact(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fact: NewFact) => addFact(fact),
    retry: false,
    onSuccess: async (isNew) => {
      await readMemoryAgain(client, userId);
      if (isNew) notify.success('Remembered.', { id: 'remembered' });
      else notify.info('They know this already, and will keep it.', { id: 'remembered' });
    },
  });
}

/** Corrects a fact; the form says why it was refused. */
export function useCorrectFact(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => correctFact(id, text),
    retry: false,
    onSuccess: () => readMemoryAgain(client, userId),
  });
}

export function usePinFact(userId: string) {
  return useChange(userId, ({ id, isPinned }: { id: string; isPinned: boolean }) =>
    changeFact(id, { is_pinned: isPinned }),
  );
}

/** Limits a fact to one companion, or opens it to all (null). */
export function useMoveFact(userId: string) {
  return useChange(userId, ({ id, companionId }: { id: string; companionId: string | null }) =>
    changeFact(id, { companion_id: companionId }),
  );
}

/** Forgets a fact, with an Undo in the toast as long as a fact may be added (R-MEM-07). */
export function useForgetFact(userId: string, mayUndo: boolean) {
  const client = useQueryClient();
  const undo = async (fact: Fact) => {
    try {
      await restoreFact(fact);
    } catch (error) {
      notify.error(refusalText(error));
    }
    await readMemoryAgain(client, userId);
  };
  return useMutation({
    mutationFn: (fact: Fact) => forgetFact(fact.id),
    retry: false,
    onSuccess: async (_nothing, fact) => {
      await readMemoryAgain(client, userId);
      notify.info('Forgotten.', {
        id: `forgotten-${fact.id}`,
        duration: timings.toastLong,
        ...(mayUndo && { action: { label: 'Undo', onClick: () => void undo(fact) } }),
      });
    },
    onError: (error) => notify.error(refusalText(error)),
  });
}

/** Forgets everything for good. */
export function useForgetEverything(userId: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: forgetEverything,
    onSuccess: async () => {
      await readMemoryAgain(client, userId);
      onDone();
      notify.success('Everything is forgotten.', { duration: timings.toast });
    },
    onError: (error) => notify.error(refusalText(error)),
  });
}

/** Changes a line of a story; the form says why it was refused. */
export function useChangeLine(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => changeLine(id, text),
    retry: false,
    onSuccess: () => readMemoryAgain(client, userId),
  });
}

export function useRemoveLine(userId: string) {
  return useChange(userId, removeLine);
}

/** Keeps a companion from seeing 'About me', or lets it see that again. */
export function useKeepFrom(userId: string, companionId: string) {
  return useChange(userId, (isKept: boolean) => keepFrom(userId, companionId, isKept));
}
