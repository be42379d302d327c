import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { cast } from './portraits/cast.ts';
import { drawFace } from './portraits/compose.ts';
import type { Expression } from './portraits/person.ts';

/** Who looks out of the mails of `supabase/templates`, from left to right. */
const shown: readonly [id: string, expression: Expression][] = [
  ['amara', 'delighted'],
  ['hunter', 'calm'],
  ['suki', 'delighted'],
  ['yusuf', 'calm'],
];

/** The diameter of a face and the distance from one to the next, twice as large as the mail shows them. */
const SIZE = 192;
const STEP = 164;

/** The faces side by side: a PNG, because few mail programs show SVG, without a background, for both themes. */
export function drawMailPicture(): Buffer {
  const faces = shown.map(([id, expression], place) => {
    const person = cast.find((one) => one.id === id);
    if (person === undefined) throw new Error(`Nobody in the cast is ${id}.`);
    // Each in a picture of its own: the ids in two drawings are the same.
    const face = new Resvg(drawFace(person, expression), { fitTo: { mode: 'width', value: SIZE } }).render();
    const middle = SIZE / 2 + place * STEP;
    return `<clipPath id="c${place}"><circle cx="${middle}" cy="${SIZE / 2}" r="${SIZE / 2 - 4}"/></clipPath>
      <circle cx="${middle}" cy="${SIZE / 2}" r="${SIZE / 2}" fill="#fffbf5"/>
      <image clip-path="url(#c${place})" x="${place * STEP}" width="${SIZE}" height="${SIZE}"
        href="data:image/png;base64,${face.asPng().toString('base64')}"/>`;
  });
  const width = SIZE + (shown.length - 1) * STEP;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE}">${faces.join('')}</svg>`;
  return new Resvg(whole).render().asPng();
}

/** Writes the picture that the mails show, at an address of the site: `/mail.png`. */
export function mailPicture(): Plugin {
  return {
    name: 'mail-picture',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mail.png', source: drawMailPicture() });
    },
  };
}
