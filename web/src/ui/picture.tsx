import { type ComponentProps, useEffect, useMemo, useState } from 'react';

/** Shown for a companion without a picture, or whose picture does not load. */
export const PLACEHOLDER_PICTURE = '/placeholder.svg';

/** Addresses of pictures that no server has: the page draws them, with code it loads when it meets the first. */
const isDrawn = (address: string) => address.startsWith('/avatars/');

type Draw = (address: string) => string | null;
let loaded: Draw | null = null;

async function loadDraw(): Promise<Draw> {
  loaded ??= (await import('#portraits/own/own-pictures.ts')).drawOwnPicture;
  return loaded;
}

/**
 * The address from which the browser can load a picture: the same for most, a `data:` address for one that is drawn
 * (R-ART-05). Null until the code for drawing is there.
 */
export function usePictureSource(address: string): string | null {
  const mustDraw = isDrawn(address);
  const [draw, setDraw] = useState(() => loaded);
  useEffect(() => {
    if (mustDraw)
      loadDraw().then(
        (drawing) => setDraw(() => drawing),
        () => setDraw(() => () => null),
      );
  }, [mustDraw]);
  return useMemo(() => {
    if (!mustDraw) return address;
    if (draw === null) return null;
    const svg = draw(address);
    return svg === null ? PLACEHOLDER_PICTURE : `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [mustDraw, address, draw]);
}

/** An `<img>` whose picture may be one that the page draws; its box is empty until then. */
export function Picture({ src, alt, ...image }: ComponentProps<'img'> & { src: string; alt: string }) {
  return <img {...image} alt={alt} src={usePictureSource(src) ?? undefined} />;
}
