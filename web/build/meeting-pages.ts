import { brand } from '#lib/brand.ts';
import { paths } from '#lib/paths.ts';
import { drawLinkPicture } from './link-picture.ts';
import { cast } from './portraits/cast.ts';
import type { BuiltPage, LinkPicture } from './public-pages.ts';

/** The module of the meeting screen, below `web/src`. */
export const meetingModule = 'features/meet/meet-screen.tsx';

/** What the build needs to know of a companion. */
export type BuiltCompanion = {
  id: string;
  name: string;
  tagline: string;
  image_url: string | null;
};

/** The page of one companion (R-FIRST-08). */
export function meetingPage(companion: BuiltCompanion) {
  const { id, name, tagline, image_url: image } = companion;
  const person = image === `/portraits/${id}.svg` ? cast.find((one) => one.id === id) : undefined;
  const picture = linkPictureOf(companion, person !== undefined);
  const page: BuiltPage = {
    route: paths.meet(id),
    file: `meet/${id}.html`,
    module: meetingModule,
    description: `${tagline.replace(/[.\s]+$/, '')}. Read how ${name} talks and write the first message: an AI companion on ${brand.name}, for adults.`,
    ...(picture && { picture }),
  };
  return {
    page,
    /** The file of the page's picture where it is drawn here. */
    drawnPicture: person === undefined ? null : drawLinkPicture(person),
  };
}

/** A drawn portrait, or their uploaded picture by its address. */
function linkPictureOf({ id, name, image_url }: BuiltCompanion, isDrawn: boolean): LinkPicture | null {
  const alt = `${name}, an AI companion on ${brand.name}`;
  if (isDrawn) return { address: `/meet/${id}.png`, alt, size: { width: 1200, height: 630 } };
  return image_url?.startsWith('http') ? { address: image_url, alt } : null;
}
