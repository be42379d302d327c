import { Spinner } from '#ui/spinner.tsx';

/** The placeholder of a screen while its code or the session loads. */
export function ScreenLoading() {
  return (
    <div className="flex min-h-[60dvh] flex-1 items-center justify-center">
      <Spinner label="Loading..." />
    </div>
  );
}
