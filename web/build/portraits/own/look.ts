import { beards } from './beards.ts';
import { clothes } from './clothes.ts';
import { hairColors, skins } from './colors.ts';
import { faces } from './faces.ts';
import { glasses } from './glasses.ts';
import { hairStyles } from './hair-styles.ts';
import { places } from './places.ts';

/**
 * The parts of an own companion's picture, in the order of the stored word, such as
 * `soft-waves-brown-tan-none-none-jacket-cafe`. The database takes these and no others
 * (`companion_settings_avatar_known`).
 */
const parts = {
  face: faces,
  hair: hairStyles,
  hairColor: hairColors,
  skin: skins,
  glasses,
  beard: beards,
  clothes,
  place: places,
};

/** How somebody's own companion looks: one choice of each part. */
export type Look = { [Part in keyof typeof parts]: keyof (typeof parts)[Part] };

export const lookParts = Object.keys(parts) as (keyof Look)[];

/** The choices of each part. */
export const lookChoices = Object.fromEntries(
  Object.entries(parts).map(([part, choices]) => [part, Object.keys(choices)]),
) as { [Part in keyof Look]: Look[Part][] };

export const firstLook: Look = {
  face: 'soft',
  hair: 'waves',
  hairColor: 'brown',
  skin: 'tan',
  glasses: 'none',
  beard: 'none',
  clothes: 'jacket',
  place: 'cafe',
};

/** The word as the database stores it; `/avatars/{word}.svg` is the companion's `image_url`. */
export function lookWord(look: Look): string {
  return lookParts.map((part) => look[part]).join('-');
}

/** The look of a stored word; null when it is none. Earlier words had hair, expression, hair color and skin only. */
export function readLook(word: string): Look | null {
  const chosen = word.split('-');
  const [hair, , hairColor, skin] = chosen;
  const look =
    chosen.length === 4
      ? { ...firstLook, hair, hairColor, skin }
      : Object.fromEntries(lookParts.map((part, index) => [part, chosen[index]]));
  return isLook(look) && (chosen.length === 4 || chosen.length === lookParts.length) ? look : null;
}

function isLook(look: Record<string, string | undefined>): look is Look {
  return lookParts.every((part) => Object.hasOwn(parts[part], look[part] ?? ''));
}

/** A look by chance. Most people have neither glasses nor a beard, and nobody wears both a headscarf and a beard. */
export function randomLook(): Look {
  const one = (choices: readonly string[]) => choices[Math.floor(Math.random() * choices.length)];
  const rare = (choices: readonly string[]) => (Math.random() < 0.66 ? 'none' : one(choices));
  const look = Object.fromEntries(
    lookParts.map((part) => [part, (part === 'glasses' || part === 'beard' ? rare : one)(lookChoices[part])]),
  ) as Look;
  return look.hair === 'headscarf' ? { ...look, beard: 'none' } : look;
}

/** The companion's two colors, which are those of the place. */
export function lookColors({ place }: Look): { from: string; to: string } {
  const [from, to] = places[place].colors;
  return { from, to };
}

/** The color of hair or skin, for a choice of it. */
export function swatch(part: 'hairColor' | 'skin', choice: string): string {
  const colors: Record<string, { base: string }> = parts[part];
  return colors[choice]?.base ?? '';
}
