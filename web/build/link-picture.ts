import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const WIDTH = 1200;
const HEIGHT = 630;

/** Where the hair begins in a portrait that is 1200 wide: from there to the collar is the shape of a link preview. */
const TOP = 220;

/** The site's mark, in the units of a portrait, which is 960 wide. */
const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg x="45" y="565" width="70" height="70" ',
);

/** A companion's head in their place, in the size of link previews, with the site's mark: a PNG. */
export function drawLinkPicture(portrait: string): Buffer {
  // Drawn whole and then cut: the renderer fails on parts outside of what it draws.
  const crop = { left: 0, top: TOP, right: WIDTH, bottom: TOP + HEIGHT };
  const marked = portrait.replace(/<\/svg>$/, `${mark}</svg>`);
  return new Resvg(marked, { fitTo: { mode: 'width', value: WIDTH }, crop }).render().asPng();
}
