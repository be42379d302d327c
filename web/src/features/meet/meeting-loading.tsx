import { brand } from '#lib/brand.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { MeetingFrame } from './meeting-frame.tsx';

/** The meeting page while its companion is being read; as high as the window, so that the footer does not move. */
export function MeetingLoading() {
  return (
    <MeetingFrame picture={<Skeleton className="size-full rounded-none" />}>
      <title>{`Companion | ${brand.name}`}</title>
      <h1 className="sr-only">Companion</h1>
      <div role="status" aria-label="Loading companion" className="flex min-h-dvh flex-col gap-3">
        <Skeleton className="h-14 w-48" />
        <Skeleton className="h-6 w-full max-w-100" />
        <Skeleton className="h-5 w-60" />
        <Skeleton className="mt-6 h-72 w-full" />
      </div>
    </MeetingFrame>
  );
}
