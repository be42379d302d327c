import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChangesFromOtherTabs } from '#lib/other-tabs.ts';
import { queryClient } from '#lib/query-client.ts';
import { usePlanChanges } from '#shared/plan-changes.ts';

/** The providers of signed-in screens: the query cache, kept in sync with the user's plan and other tabs. */
export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Synchronized>{children}</Synchronized>
    </QueryClientProvider>
  );
}

function Synchronized({ children }: { children: ReactNode }) {
  usePlanChanges();
  useChangesFromOtherTabs();
  return children;
}
