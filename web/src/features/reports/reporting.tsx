import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { Reported } from './rules.ts';

const ReportDialog = lazyPart('default', () => import('./report-dialog.tsx'));

/**
 * Opens the report dialog for its `children`, which get the function to do so; the dialog's code is loaded on first
 * use.
 */
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
