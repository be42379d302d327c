import { cx } from './cx.ts';
import { ThemedPicture } from './themed-picture.tsx';

type CoverPictureProps = { src: string | null; dark: string | null; eager?: boolean; className?: string };

/** A picture that fills its box, on the companion's own gradient; needs `companionColors` on a parent. */
export function CoverPicture({ src, dark, eager = false, className }: CoverPictureProps) {
  return (
    <div
      className={cx(
        'relative overflow-hidden bg-linear-145 from-(--companion-from) to-(--companion-to)',
        className,
      )}
    >
      <ThemedPicture
        src={src}
        dark={dark}
        width={400}
        height={500}
        eager={eager}
        className="absolute inset-0 size-full object-cover object-[50%_12%] transition-transform duration-300 group-hover:scale-105"
      />
    </div>
  );
}
