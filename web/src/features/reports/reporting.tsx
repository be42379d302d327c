import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Reported } from './rules.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** Around what can be reported: `children` get the way to report, whose dialog is fetched when it is first used. */
export function Reporting({ children }: { children: (report: (what: Reported) => void) => ReactNode }) {
  const [reported, setReported] = useState<Reported | null>(null);
  return (
    <>
      {children(setReported)}
      {reported !== null && (
        <Suspense>
          <ReportDialog reported={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </>
  );
}
