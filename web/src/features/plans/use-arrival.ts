import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Arrival, arrivalOf } from './arrival.ts';

/** How the person came to this page. The parameters that tell it leave the address, so that a reload is an ordinary visit. */
export function useArrival(): Arrival | null {
  const [query, setQuery] = useSearchParams();
  const [arrival] = useState(() => arrivalOf(query));
  const isInAddress = arrivalOf(query) !== null;

  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);

  return arrival;
}
