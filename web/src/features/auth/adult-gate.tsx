import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSession } from '#lib/session.ts';
import { currentUserQuery } from '#shared/current-user.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const AdultDialog = lazyPart(() => import('./adult-dialog.tsx'));

/** Asks for a missing date of birth before the first chat (D-14, R-SAFE-02). */
export function AdultGate() {
  const userId = useSession().user?.id ?? '';
  const { data: user } = useQuery(currentUserQuery(userId));
  if (user?.age_confirmed_at !== null) return null;
  return (
    <Suspense>
      <AdultDialog userId={userId} />
    </Suspense>
  );
}
