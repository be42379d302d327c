import { create } from 'zustand';
import { onUserLeft } from '#lib/session.ts';

/** The chats in which a reply has come while another screen was open, by companion id. */
const useReadyStore = create<{ ready: readonly string[] }>(() => ({ ready: [] }));

onUserLeft(() => useReadyStore.setState({ ready: [] }));

export function useReadyChats(): readonly string[] {
  return useReadyStore(({ ready }) => ready);
}

export function markReady(companionId: string): void {
  useReadyStore.setState(({ ready }) => ({ ready: [...new Set([...ready, companionId])] }));
}

/** Somebody is looking at the chat. */
export function markSeen(companionId: string): void {
  useReadyStore.setState(({ ready }) => ({ ready: ready.filter((id) => id !== companionId) }));
}
