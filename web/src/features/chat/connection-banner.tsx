import { WifiOff } from 'lucide-react';
import { useOnline } from '#lib/use-online.ts';
import { Spinner } from '#ui/spinner.tsx';

/** Says that there is no network, or that the server is being looked for (R-CHAT-28); nothing while all is well. */
export function ConnectionBanner({ reconnecting }: { reconnecting: boolean }) {
  const online = useOnline();
  return (
    <div role="status">
      {(!online || reconnecting) && (
        <p className="flex min-h-8 items-center justify-center gap-2 border-t border-line bg-tint px-4 py-1 text-center font-semibold text-ink">
          {online ? (
            <>
              <Spinner className="size-4" />
              Reconnecting…
            </>
          ) : (
            <>
              <WifiOff aria-hidden="true" className="size-4 shrink-0" />
              You are offline. What you write now is sent when you are back.
            </>
          )}
        </p>
      )}
    </div>
  );
}
