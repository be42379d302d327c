import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from './read-again.ts';

const channelName = 'changed';

/** Notifies the user's other tabs that the data of `queryKey` has changed on the server. */
export function notifyOtherTabs(queryKey: QueryKey): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(queryKey);
  channel.close();
}

/** Reads the queries again whose data another tab has changed. */
export function useChangesFromOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<QueryKey>) => void readAgain(client, { queryKey: data });
    return () => channel.close();
  }, [client]);
}
