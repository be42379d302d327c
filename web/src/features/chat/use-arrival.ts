import { useEffect, useState } from 'react';
import { type ShownVersion, sessionOf, updateSession } from './chat-session.ts';

/** How a message comes into view as the version that was just asked for, once; null for any other one. */
export function useArrival(companionId: string, id: string | null): ShownVersion | null {
  const [arrival] = useState(() => {
    const { shownVersion } = sessionOf(companionId);
    return id !== null && shownVersion?.id === id ? shownVersion : null;
  });
  useEffect(() => {
    const { shownVersion } = sessionOf(companionId);
    if (arrival === null || shownVersion?.id !== arrival.id) return;
    updateSession(companionId, { shownVersion: { ...shownVersion, side: null, focus: null } });
  }, [companionId, arrival]);
  return arrival;
}
