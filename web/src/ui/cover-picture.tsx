import { useState } from 'react';
import { cx } from './cx.ts';
import { Picture, PLACEHOLDER_PICTURE } from './picture.tsx';

type CoverPictureProps = { src: string; eager?: boolean; className?: string };

/** A picture that fills its box, on the companion's own gradient; needs `companionColors` on a parent. */
export function CoverPicture({ src, eager = false, className }: CoverPictureProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div
      className={cx('overflow-hidden bg-linear-145 from-(--companion-from) to-(--companion-to)', className)}
    >
      <Picture
        src={failed ? PLACEHOLDER_PICTURE : src}
        alt=""
        width="400"
        height="400"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(true)}
        className="size-full object-cover object-[50%_12%] transition-transform duration-300 group-hover:scale-105"
      />
    </div>
  );
}
