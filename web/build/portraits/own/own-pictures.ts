import { drawFace, drawFaintScene, drawPortrait } from '../compose.ts';
import { expressions } from '../person.ts';
import { readLook } from './look.ts';
import { ownPerson } from './own-portrait.ts';

/** `/avatars/{word}.svg` is the half-length picture, `/avatars/{picture}/{word}.svg` another one. */
const address = /^\/avatars\/(?:([a-z-]+)\/)?([a-z-]+)\.svg$/;

/**
 * Draws the picture of somebody's own companion (R-ART-05). No server has these addresses: there are too many looks for
 * files, and the same word gives the same bytes on every device.
 *
 * @returns SVG source, or null when the address has no look.
 */
export function drawOwnPicture(url: string): string | null {
  const [, picture = 'light', word = ''] = address.exec(url) ?? [];
  const look = readLook(word);
  if (look === null) return null;
  const person = ownPerson(look);
  if (picture === 'light' || picture === 'dark') return drawPortrait(person, 'calm', picture);
  if (picture === 'faint') return drawFaintScene(person, 'light');
  if (picture === 'faint-dark') return drawFaintScene(person, 'dark');
  if (picture === 'clothes') return drawFace({ ...person, faceBox: [160, 560, 640] }, 'calm');
  if (picture === 'place') return drawPortrait({ ...person, ...nobody }, 'calm', 'light');
  const expression = expressions.find((known) => picture === `face-${known}`);
  return expression === undefined ? null : drawFace(person, expression);
}

const nobody = { head: () => '', body: () => '', over: () => '' };
