import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawWidePortrait } from './portraits/compose.ts';
import type { Person } from './portraits/person.ts';

/** The site's mark in the lower left corner. */
const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg x="40" y="520" width="72" height="72" ',
);

/** A companion in their place, in the size of link previews, with the site's mark: a PNG of 1200 x 630. */
export function drawLinkPicture(person: Person): Buffer {
  return new Resvg(drawWidePortrait(person).replace(/<\/svg>$/, `${mark}</svg>`)).render().asPng();
}
