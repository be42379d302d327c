import { create } from 'zustand';

// Apart from the row it is read from, so that the public pages, which show it too, do without the query library.
const useBlockStore = create(() => ({ isBlocked: false }));

/** Whether the account of the signed-in person is blocked, as far as that is known (R-PROD-18). */
export function useIsBlocked(): boolean {
  return useBlockStore().isBlocked;
}

export function setBlocked(isBlocked: boolean): void {
  useBlockStore.setState({ isBlocked });
}
