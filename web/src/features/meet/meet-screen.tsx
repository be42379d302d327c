import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '#ui/lazy-part.tsx';
import { MeetingLoading } from './meeting-loading.tsx';

// What needs data comes after the first paint; the HTML of a prerendered page has it.
const MetCompanion = lazyPart('default', () => import('./met-companion.tsx'));

/** Where a visitor meets one companion and can write a first message (D-24). */
export function MeetScreen() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<MeetingLoading />}>
      <MetCompanion key={id} id={id} />
    </Suspense>
  );
}
