import type { Options as DiceBearOptions } from '@dicebear/core';
import type { Options as LoreleiOptions } from '@dicebear/lorelei';
import type { avatarParts } from '../src/features/builder/avatar.ts';

/** The options of one avatar: DiceBear's general ones and those of the `lorelei` style. */
export type AvatarOptions = DiceBearOptions & LoreleiOptions;

/**
 * The options of all avatars. The scale and shift enlarge the face and cut the neck at the lower edge, so that it
 * fills a round frame. DiceBear adds accessories at random; here only an own entry adds one.
 */
const face: AvatarOptions = {
  backgroundColor: ['transparent'],
  clip: false,
  scale: 118,
  translateY: 12,
  beardProbability: 0,
  earringsProbability: 0,
  frecklesProbability: 0,
  glassesProbability: 0,
  hairAccessoriesProbability: 0,
  head: ['variant01'],
  nose: ['variant02'],
};

type Drawn<Part extends keyof typeof avatarParts> = Record<(typeof avatarParts)[Part][number], AvatarOptions>;

/**
 * The parts of an own companion's avatar and their drawing options. An avatar's name is one word of each part, joined
 * by hyphens in this order; the database accepts no other (`companion_settings.avatar`).
 */
const hair: Drawn<'hair'> = {
  short: { hair: ['variant01'] },
  curls: { hair: ['variant05'] },
  quiff: { hair: ['variant08'] },
  crop: { hair: ['variant43'] },
  bob: { hair: ['variant19'] },
  long: { hair: ['variant15'] },
  waves: { hair: ['variant35'] },
  bun: { hair: ['variant38'] },
  ponytail: { hair: ['variant31'] },
  shaved: { hair: ['variant28'] },
};
const expression: Drawn<'expression'> = {
  smile: { eyes: ['variant24'], eyebrows: ['variant07'], mouth: ['happy05'] },
  grin: { eyes: ['variant04'], eyebrows: ['variant10'], mouth: ['happy06'] },
  calm: { eyes: ['variant19'], eyebrows: ['variant09'], mouth: ['happy01'] },
  wink: { eyes: ['variant18'], eyebrows: ['variant10'], mouth: ['happy03'] },
};
const hairColor: Drawn<'hairColor'> = {
  black: { hairColor: ['2b2438'] },
  brown: { hairColor: ['5a3a28'] },
  copper: { hairColor: ['a8562a'] },
  blond: { hairColor: ['c98a3c'] },
  silver: { hairColor: ['8d8798'] },
};
const skinColor: Drawn<'skinColor'> = {
  light: { skinColor: ['fbdcc6'] },
  tan: { skinColor: ['e3ae82'] },
  brown: { skinColor: ['a9714b'] },
  dark: { skinColor: ['7a4a32'] },
};

/** Every avatar by its name. */
export function avatarOptions(): Map<string, AvatarOptions> {
  let avatars = new Map<string, AvatarOptions>([['', face]]);
  for (const part of [hair, expression, hairColor, skinColor]) {
    avatars = new Map(
      [...avatars].flatMap(([word, drawn]) =>
        Object.entries(part).map(([name, more]) => [
          word === '' ? name : `${word}-${name}`,
          { ...drawn, ...more },
        ]),
      ),
    );
  }
  return avatars;
}
