import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const channelName = 'changed';

/** Tells the person's other tabs that what is held under `queryKey` has changed on the server. */
export function tellOtherTabs(queryKey: QueryKey): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(queryKey);
  channel.close();
}

/** Reads again what another tab has changed, so that two tabs agree without a click. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<QueryKey>) =>
      void client.invalidateQueries({ queryKey: data });
    return () => channel.close();
  }, [client]);
}
