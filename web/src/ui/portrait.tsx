import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { companionColors } from './gradient.ts';
import { Picture, PLACEHOLDER_PICTURE } from './picture.tsx';

const sizes = {
  xs: 'size-8',
  sm: 'size-11',
  md: 'size-16',
  lg: 'size-24',
  xl: 'size-40',
  /** As large as the box around it. */
  fill: 'w-full aspect-square',
} as const;

type PortraitProps = {
  /** The placeholder is shown when it is missing or does not load. */
  src: string | null | undefined;
  /** Empty when the name is beside the picture. */
  alt: string;
  /** The companion's colors; those of the element around it when left out. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  size?: keyof typeof sizes;
  /** The glowing ring of the companion's colors. */
  ring?: boolean;
  /** Loaded before other pictures. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
  /** What is drawn over the picture, in its circle. */
  children?: ReactNode;
};

/** A round picture on the companion's own gradient. */
export function Portrait({
  src,
  alt,
  from,
  to,
  size = 'md',
  ring = false,
  eager = false,
  className,
  style,
  children,
}: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = src && src !== failed ? src : PLACEHOLDER_PICTURE;
  return (
    <span
      className={cx('portrait', ring && 'portrait-ring', sizes[size], className)}
      style={from === undefined ? style : { ...companionColors(from, to), ...style }}
    >
      <Picture
        src={address}
        alt={alt}
        width="160"
        height="160"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(address)}
      />
      {children}
    </span>
  );
}
