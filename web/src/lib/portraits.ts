import type { Mood } from './mood.ts';

/** The picture of a companion whose portrait is drawn in this repository: `image_url` in `supabase/seed.sql`. */
const drawn = /^\/portraits\/([a-z]+)\.svg$/;

/** The other pictures of a drawn companion (R-ART-02 to R-ART-04); `web/build/portraits.ts` makes the files. */
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
export function faceAddress(imageUrl: string | null, mood: Mood = 'calm'): string | null {
  return drawnPictures(imageUrl)?.face(mood) ?? imageUrl;
}

/** The half-length picture of a companion, and the one for the dark theme of a drawn one. */
export function sceneAddresses(imageUrl: string | null): { src: string | null; dark: string | null } {
  return { src: imageUrl, dark: drawnPictures(imageUrl)?.dark ?? null };
}

/** Returns null for an uploaded picture or an avatar: it stands alone. */
export function drawnPictures(imageUrl: string | null | undefined): Pictures | null {
  const id = drawn.exec(imageUrl ?? '')?.[1];
  if (id === undefined) return null;
  const file = (name: string) => `/portraits/${id}-${name}.svg`;
  return {
    dark: file('dark'),
    face: (mood) => file(`face-${mood}`),
    faint: file('faint'),
    faintDark: file('faint-dark'),
  };
}
