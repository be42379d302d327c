import { timings } from '#lib/timings.ts';

/** Settles as `work` does, but fails after 5 s, so that a change which hangs does not hold its button for ever (R-CHAT-15). */
export async function releasedWhenStuck<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timings.mutationStuck);
  });
  return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
}
