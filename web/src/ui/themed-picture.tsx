import { useState } from 'react';
import { cx } from './cx.ts';
import { Picture, PLACEHOLDER_PICTURE } from './picture.tsx';

type ThemedPictureProps = {
  /** The placeholder is shown when it is missing or does not load. */
  src: string | null;
  /** The picture for the dark theme; without one `src` is for both. */
  dark: string | null;
  width: number;
  height: number;
  /** Loaded before other pictures. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture beside a name, with its look for the dark theme. CSS shows one of the two, because prerendered HTML does
 * not know the theme, and the browser loads only that one: a lazy picture that is not shown is not loaded.
 */
export function ThemedPicture({ src, dark, width, height, eager = false, className }: ThemedPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = (address: string, loading: 'lazy' | 'eager', theme?: string) => (
    <Picture
      loading={loading}
      src={address}
      alt=""
      width={width}
      height={height}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={cx(className, theme)}
    />
  );
  if (src === null || src === failed) return picture(PLACEHOLDER_PICTURE, 'lazy');
  if (dark === null) return picture(src, eager ? 'eager' : 'lazy');
  return (
    <>
      {picture(src, 'lazy', 'in-light')}
      {picture(dark, 'lazy', 'in-dark')}
    </>
  );
}
