import type { Mood } from './mood.ts';

/** The picture of a companion whose portrait is drawn in this repository: `image_url` in `supabase/seed.sql`. */
const drawn = /^\/portraits\/([a-z]+)\.svg$/;

/** The picture of somebody's own companion: pages draw it from the word in it (`#ui/picture.tsx`). */
const own = /^\/avatars\/([a-z-]+)\.svg$/;

/**
 * The other pictures of a drawn companion (R-ART-02 to R-ART-05); `web/build/portraits.ts` makes the files, and
 * `web/build/portraits/own/own-pictures.ts` draws those of people's own.
 */
type Pictures = {
  /** The half-length picture for the dark theme. */
  dark: string;
  /** Head and collar, for circles smaller than 160 px. */
  face: (mood: Mood) => string;
  /** The scene behind the chat, for the light and the dark theme. */
  faint: string;
  faintDark: string;
};

/** The picture of a companion for circles: the face of a drawn one, else the one there is. */
export function faceAddress(imageUrl: string | null): string | null {
  return drawnPictures(imageUrl)?.face('calm') ?? imageUrl;
}

/** The half-length picture of a companion, and the one for the dark theme of a drawn one. */
export function sceneAddresses(imageUrl: string | null): { src: string | null; dark: string | null } {
  return { src: imageUrl, dark: drawnPictures(imageUrl)?.dark ?? null };
}

/** Returns null for an uploaded picture: it stands alone. */
export function drawnPictures(imageUrl: string | null | undefined): Pictures | null {
  const id = drawn.exec(imageUrl ?? '')?.[1];
  if (id !== undefined) return picturesAt((name) => `/portraits/${id}-${name}.svg`);
  const word = own.exec(imageUrl ?? '')?.[1];
  return word === undefined ? null : picturesAt((name) => `/avatars/${name}/${word}.svg`);
}

function picturesAt(address: (name: string) => string): Pictures {
  return {
    dark: address('dark'),
    face: (mood) => address(`face-${mood}`),
    faint: address('faint'),
    faintDark: address('faint-dark'),
  };
}
