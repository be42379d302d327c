import { WifiOff } from 'lucide-react';
import { useOnline } from '#lib/use-online.ts';
import { Container } from '#ui/container.tsx';

/** A notice while there is no network. */
export function OfflineNotice() {
  const online = useOnline();
  if (online) return null;
  return (
    <div role="status" className="sticky top-16 z-20 border-b border-line bg-tint">
      <Container className="flex items-center gap-2.5 py-2 text-sm">
        <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
        <p>
          <strong>You are offline.</strong> You can look around in what was loaded before.
        </p>
      </Container>
    </div>
  );
}
