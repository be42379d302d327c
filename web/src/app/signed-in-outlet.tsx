import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { usePlanChanges } from '../lib/plan-changes.ts';
import { queryClient } from '../lib/query-client.ts';

/** The screens of signed-in people, with the query cache they share. */
export default function SignedInOutlet() {
  return (
    <QueryClientProvider client={queryClient}>
      <LiveOutlet />
    </QueryClientProvider>
  );
}

function LiveOutlet() {
  usePlanChanges();
  return <Outlet />;
}
