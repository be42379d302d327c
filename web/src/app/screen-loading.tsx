import { Spinner } from '#ui/spinner.tsx';

/** Stands where a screen will be while its code or the session is on the way. */
export function ScreenLoading() {
  return (
    <div className="flex min-h-[60dvh] flex-1 items-center justify-center">
      <Spinner label="Loading..." />
    </div>
  );
}
