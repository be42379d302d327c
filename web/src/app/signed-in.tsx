import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOtherTabs } from '#lib/other-tabs.ts';
import { queryClient } from '#lib/query-client.ts';
import { usePlanChanges } from '#shared/plan-changes.ts';

/** Around what signed-in people see: the query cache they share, kept in step with their plan and their other tabs. */
export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Live>{children}</Live>
    </QueryClientProvider>
  );
}

function Live({ children }: { children: ReactNode }) {
  usePlanChanges();
  useOtherTabs();
  return children;
}
