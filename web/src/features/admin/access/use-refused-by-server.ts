import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The part of a cache event that says how a query or mutation ended. */
type Ended = { type: string; action?: { type: string; error?: unknown } };

/** True once the server has refused a read or a change with 401 or 403 (R-ADMIN-03). */
export function useRefusedByServer(): boolean {
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    const listen = ({ type, action }: Ended) => {
      if (type === 'updated' && action?.type === 'error' && isAccessRefused(action.error)) setRefused(true);
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

/** A missing second factor is no refusal: the area asks for it on the next page. */
function isAccessRefused(error: unknown): boolean {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
  return status === 401 || (status === 403 && message !== 'factor_required');
}
