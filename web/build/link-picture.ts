import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

type Colors = { profile_gradient_from: string | null; profile_gradient_to: string | null };

const WIDTH = 1200;
const HEIGHT = 630;

const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8');

/** A companion's portrait on their own colors, in the size of link previews, with the site's mark: a PNG. */
export function drawLinkPicture(portrait: string, colors: Colors): Buffer {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <linearGradient id="companion" x1="0" y1="0" x2="1" y2="1">
      <stop stop-color="${colors.profile_gradient_from ?? '#8b5cf6'}"/>
      <stop offset="1" stop-color="${colors.profile_gradient_to ?? '#ec4899'}"/>
    </linearGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#companion)"/>
    <circle cx="600" cy="430" r="330" fill="#fffbf5" fill-opacity=".22"/>
    ${placed(portrait, { x: 300, y: 30, size: 600 })}
    ${placed(mark, { x: 56, y: 486, size: 88 })}
  </svg>`;
  return new Resvg(source, { fitTo: { mode: 'width', value: WIDTH } }).render().asPng();
}

/** A square SVG as a part of another one. */
function placed(svg: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
