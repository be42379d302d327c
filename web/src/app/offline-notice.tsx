import { WifiOff } from 'lucide-react';
import { brand } from '#lib/brand.ts';
import { useTryAgain } from '#lib/server-reach.ts';
import { useOnline } from '#lib/use-online.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';

/** A notice while there is no network, or what is shown could not be read again because the server is not reached. */
export function OfflineNotice() {
  const online = useOnline();
  const tryAgain = useTryAgain();
  if (online && tryAgain === null) return null;
  return (
    <div role="status" className="sticky top-16 z-20 border-b border-line bg-tint">
      <Container className="flex items-center gap-2.5 py-2 text-sm">
        <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
        <p className="grow">
          <strong>{online ? `We can’t reach ${brand.name} right now.` : 'You are offline.'}</strong> You can
          look around in what was loaded before.
        </p>
        {online && tryAgain && (
          <Button size="sm" className="shrink-0" onClick={tryAgain}>
            Try again
          </Button>
        )}
      </Container>
    </div>
  );
}
