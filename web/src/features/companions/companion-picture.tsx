import { useState } from 'react';
import { PLACEHOLDER_IMAGE } from './companion.ts';

/** A companion's picture across the top of a card, on the companion's own gradient. */
export function CompanionPicture({ src, eager }: { src: string; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="aspect-square overflow-hidden bg-linear-145 from-(--companion-from) to-(--companion-to)">
      <img
        src={failed ? PLACEHOLDER_IMAGE : src}
        alt=""
        width="400"
        height="400"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(true)}
        className="size-full object-cover transition-transform duration-300 group-hover:scale-105"
      />
    </div>
  );
}
