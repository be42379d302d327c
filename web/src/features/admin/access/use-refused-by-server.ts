import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What the caches say of a query or mutation that ended. */
type Ended = { type: string; action?: { type: string; error?: unknown } };

/** True from the first read or change on that the server answered with 401 or 403 (R-ADMIN-03). */
export function useRefusedByServer(): boolean {
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    const listen = ({ type, action }: Ended) => {
      if (type === 'updated' && action?.type === 'error' && isDoorClosed(action.error)) setRefused(true);
    };
    const stopQueries = client.getQueryCache().subscribe(listen);
    const stopMutations = client.getMutationCache().subscribe(listen);
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);

  return refused;
}

function isDoorClosed(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return status === 401 || status === 403;
}
