import type { Plugin } from 'vite';
import { cast } from './portraits/cast.ts';
import { drawFace, drawFaintScene, drawPortrait } from './portraits/compose.ts';
import { expressions } from './portraits/person.ts';
import { svgFiles } from './svg-files.ts';

/**
 * Draws every picture of the seeded companions (R-ART-02 to R-ART-04). Per person: half-length in their scene for the
 * light and the dark theme, a face for each expression, and the faint scene behind the chat for both themes. The large
 * pictures are calm: no page shows another expression at that size.
 *
 * @returns SVG source by file name without its ending, such as `suki` or `suki-face-calm`. The same person always has
 * the same bytes. `web/src/lib/portraits.ts` has the addresses.
 */
export function drawPortraits(): Map<string, string> {
  return new Map(
    cast.flatMap((person): [string, string][] => [
      [person.id, drawPortrait(person, 'calm', 'light')],
      [`${person.id}-dark`, drawPortrait(person, 'calm', 'dark')],
      [`${person.id}-faint`, drawFaintScene(person, 'light')],
      [`${person.id}-faint-dark`, drawFaintScene(person, 'dark')],
      ...expressions.map((expression): [string, string] => [
        `${person.id}-face-${expression}`,
        drawFace(person, expression),
      ]),
    ]),
  );
}

/** Serves `/portraits/{name}.svg`; `/portraits/{id}.svg` is the `image_url` in `supabase/seed.sql`. */
export function portraits(): Plugin {
  return svgFiles('portraits', drawPortraits);
}
