import { brand } from '#lib/brand.ts';

/** The logo and the name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-xl leading-none font-semibold tracking-tight">
      <img src="/favicon.svg" alt="" width="28" height="28" className="size-7" />
      {brand.name}
    </span>
  );
}
