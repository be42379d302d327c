import { frontHead } from '../heads/front-head.ts';
import { glow, group, type Light, mass, type Skin, shape, stroke } from '../kit.ts';
import type { Person } from '../person.ts';
import { fingers, tube } from '../points.ts';
import { beards } from './beards.ts';
import { type Clothes, clothes, dressed } from './clothes.ts';
import { hairColors, skins } from './colors.ts';
import { faces } from './faces.ts';
import { glasses } from './glasses.ts';
import { bareStyles, hairStyles } from './hair-styles.ts';
import type { Look } from './look.ts';
import { places } from './places.ts';

/**
 * A person who looks like this (R-ART-05), at a table with a mug in both hands. They look toward the light of the
 * place, so body and hands are drawn for light from the right and mirrored where it comes from the left.
 */
export function ownPerson(look: Look): Person {
  const place = places[look.place];
  const skin = skins[look.skin];
  const worn: Clothes = clothes[look.clothes];
  const hairTones = hairColors[look.hairColor];
  const hair = hairStyles[look.hair](hairTones);
  const mirrored = place.light[0] < 0;
  const facing: Light = [Math.abs(place.light[0]), place.light[1]];
  const turned = (drawing: string) => (mirrored ? group(drawing, 'translate(960 0) scale(-1 1)') : drawing);
  const x = mirrored ? 486 : 474;
  return {
    id: 'own',
    colors: place.colors,
    light: place.light,
    at: [x, 446],
    tilt: mirrored ? 5 : -5,
    scale: 1.13,
    wide: 0.98,
    mirrored,
    lean: mirrored ? -1.5 : 1.5,
    faceBox: [x - 295, 98, 590],
    head: frontHead({
      ...faces[look.face],
      ...beards[look.beard](hairTones),
      skin,
      iris: '#4a2f22',
      ink: '#2a1a2c',
      browColor: hairTones.shade,
      faceDepth: 62,
      back: hair.back,
      front: (light) => hair.front(light) + glasses[look.glasses],
      ...(!bareStyles.includes(look.hair) && { castShadow: underHair }),
    }),
    scene: place.scene,
    body: () => turned(neck(skin, facing) + dressed(worn, facing)),
    over: () => turned(atTheTable(skin, worn, facing)),
    air: () => glow(mirrored ? 160 : 800, 420, 520, place.glow, 0.15),
  };
}

const underHair = 'M-120-210H130V-92C90-116 30-118-20-104C-62-90-88-50-94 30L-120 60Z';

function neck(skin: Skin, light: Light): string {
  return mass('M420 560C424 650 408 698 356 734L492 860L624 720C580 698 560 654 558 580Z', skin, {
    light,
    depth: 34,
    edge: 5,
    details: shape('M380 600C430 716 544 736 594 634V560Z', skin.shade),
  });
}

/** Arms, hands and mug. */
function atTheTable(skin: Skin, { cloth }: Clothes, light: Light): string {
  const mug = { base: '#fbf0e0', shade: '#c9a3a4', rim: '#ffffff' };
  const wood = { base: '#b9836c', shade: '#6f4460', rim: '#ffdfb4' };
  const farHand =
    mass(tube('596 1052 36, 566 1042 36'), skin, { light, depth: 14, edge: 4 }) +
    fingers(['566 1064 15, 546 1072 13, 534 1074 11', '560 1030 17, 548 1004 15, 536 988 12'], skin, light);
  const farSleeve = mass(
    'M664 736C714 760 744 808 760 878C778 960 790 1034 772 1074C736 1108 640 1104 578 1086L588 1012C630 1016 654 1010 668 996C656 934 650 854 652 802C654 772 658 752 664 736Z',
    cloth,
    { light, depth: 30, edge: 7 },
  );
  const steam = stroke('M480 930C464 900 500 884 486 852M516 934C504 910 530 896 520 872', '#ffffff', 7, 0.5);
  const cup =
    stroke('M444 1000C404 1000 404 1068 446 1066', mug.shade, 15) +
    mass('M440 966H552C552 1020 548 1066 536 1104H456C444 1066 440 1020 440 966Z', mug, { light, depth: 34 });
  const nearHand =
    mass(tube('396 1062 38, 430 1052 38'), skin, { light, depth: 16, edge: 4 }) +
    fingers(
      [
        '436 1080 14, 466 1088 13, 488 1086 11',
        '436 1062 16, 474 1068 15, 504 1064 12',
        '434 1040 17, 474 1042 16, 510 1036 12.5',
        '430 1020 17, 466 1014 16, 500 1012 12.5',
      ],
      skin,
      light,
    );
  const nearSleeve = mass(
    'M300 748C246 768 214 820 200 894C184 976 180 1048 196 1088C230 1120 330 1116 402 1098L396 1014C360 1020 336 1014 320 1002C336 936 342 854 332 802C324 772 312 756 300 748Z',
    cloth,
    {
      light,
      depth: 54,
      edge: 0,
      details:
        shape('M212 930Q256 968 306 948Q276 990 212 930Z', cloth.shade) +
        shape('M206 1020Q262 1046 318 1012Q282 1066 206 1020Z', cloth.shade),
    },
  );
  const table = mass('M-20 1098H980V1220H-20Z', wood, { light: [0, -1], depth: 60, edge: 8 });
  return steam + farHand + farSleeve + cup + nearHand + nearSleeve + table;
}
