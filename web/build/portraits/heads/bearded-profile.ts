import { mix } from '../color.ts';
import { ellipse, glow, group, type Light, mass, type Skin, shape, stroke, type Tones } from '../kit.ts';
import type { DrawHead, Expression } from '../person.ts';

type ProfileFeatures = {
  skin: Skin;
  /** Hair, brow and beard. */
  white: Tones;
  iris: string;
  ink: string;
  front: (light: Light) => string;
};

/** Moustache and brow turned, brow raised, lids and gaze moved, and the mouth of one expression. */
type Look = {
  moustache: number;
  brow: number;
  browTurn: number;
  lid: number;
  gaze: readonly [x: number, y: number];
  mouth: string;
};

const looks: Record<Expression, Look> = {
  calm: {
    moustache: 9,
    brow: 0,
    browTurn: 0,
    lid: 0,
    gaze: [0, 0],
    mouth: 'M124 110C112 114 98 110 86 101',
  },
  delighted: { moustache: 14, brow: -12, browTurn: -2, lid: 0, gaze: [0, 0], mouth: '' },
  thoughtful: {
    moustache: 0,
    brow: -12,
    browTurn: 5,
    lid: -3,
    gaze: [2, -6],
    mouth: 'M122 112C110 113 98 113 90 112',
  },
  concerned: {
    moustache: -5,
    brow: -2,
    browTurn: -12,
    lid: 3,
    gaze: [-2, 2],
    mouth: 'M123 111C112 111 100 113 90 118',
  },
};

/** An old man's face in profile to the right, with a full beard and heavy brows. */
export function beardedProfile(features: ProfileFeatures): DrawHead {
  const { skin, white } = features;
  return (expression, light) =>
    skull(skin, light) +
    beard(white, expression, light) +
    mouth(skin, expression) +
    moustache(white, expression, light) +
    eye(features, expression) +
    brow(white, expression, light) +
    features.front(light);
}

function skull(skin: Skin, light: Light): string {
  const details =
    shape('M112 62C104 70 110 80 126 79L150 76C140 84 118 84 112 90L96 84C92 72 100 60 112 62Z', skin.shade) +
    glow(62, 66, 44, skin.blush, 0.55, 34) +
    shape('M60 30C74 38 92 36 104 24C100 40 74 46 60 30Z', skin.shade, 0.7) +
    stroke('M46 2L28-6M44 14L26 18M54-96C74-100 92-98 104-92', skin.deep, 4, 0.5);
  return mass(
    'M40-168C80-150 106-112 112-70C114-56 113-46 109-36C105-27 104-20 107-12C126 2 146 28 160 58C164 72 150 80 131 79C121 80 117 84 118 90C123 98 124 105 120 110C126 118 124 128 117 135C112 141 113 147 117 155C123 174 112 198 84 204C50 208 10 192-30 162C-66 132-84 60-80 0L-60-130Z',
    skin,
    { light, depth: 60, edge: 7, details },
  );
}

function beard(white: Tones, expression: Expression, light: Light): string {
  const mouthEdge = expression === 'delighted' ? '92C100 96 110 108 100 124' : '84C100 96 110 108 113 113';
  const details = stroke(
    'M20 190C40 208 66 214 90 208M-20 150C-10 174 8 190 24 198M64 150C72 172 90 186 106 186',
    white.shade,
    7,
    0.8,
  );
  return mass(
    `M-46 4C-22 30-8 62 8 88C34 100 66 96 92 ${mouthEdge}C120 122 118 130 113 136C128 152 132 182 118 204C98 230 58 232 22 218C-26 202-62 152-66 86Z`,
    white,
    { light, depth: 30, details },
  );
}

function mouth(skin: Skin, expression: Expression): string {
  if (expression === 'delighted') {
    return (
      shape('M124 104C110 112 96 106 80 96C80 124 96 142 118 136C124 128 126 114 124 104Z', '#6b1f35') +
      shape('M124 104C110 112 96 106 82 97C84 106 90 112 98 116C108 120 118 118 125 113Z', '#fff8ee') +
      shape('M104 132C114 126 124 124 123 134C116 140 108 138 104 132Z', skin.lowerLip)
    );
  }
  return (
    shape('M104 116C112 113 121 117 120 124C113 127 106 124 104 116Z', skin.lowerLip) +
    stroke(looks[expression].mouth, mix(skin.lip, '#3a1028', 0.55), 5)
  );
}

function moustache(white: Tones, expression: Expression, light: Light): string {
  const drawn = mass('M132 80C112 74 84 84 66 112C84 116 108 114 125 108C133 100 136 90 132 80Z', white, {
    light,
    depth: 8,
    edge: 3,
  });
  return group(drawn, `rotate(${looks[expression].moustache} 128 88)`);
}

function eye({ skin, iris, ink }: ProfileFeatures, expression: Expression): string {
  if (expression === 'delighted') {
    const closed = stroke('M58 10C68-4 88-6 101 6', ink, 7);
    return closed + stroke('M60 24C72 32 86 32 97 24', skin.deep, 4, 0.5);
  }
  const { lid, gaze } = looks[expression];
  const open =
    shape('M54 10C66-8 86-12 102-2C101 9 94 18 84 20C72 20 62 16 54 10Z', '#fff4e8') +
    ellipse(91 + gaze[0], 5 + gaze[1], 8.5, 12, iris) +
    ellipse(93 + gaze[0], 5 + gaze[1], 4, 7, ink) +
    shape('M48 12C64-15 88-19 107-5L103 4C88-8 68-4 54 12Z', ink) +
    stroke('M56-6C66-17 84-21 98-17', skin.shade, 5);
  return group(open, `translate(0 ${lid})`);
}

function brow(white: Tones, expression: Expression, light: Light): string {
  const look = looks[expression];
  const drawn = mass(
    'M36-24C50-52 86-64 118-52C126-44 122-34 114-32C92-38 70-34 54-20C48-16 38-16 36-24Z',
    white,
    { light, depth: 8, edge: 3 },
  );
  return group(drawn, `translate(0 ${look.brow}) rotate(${look.browTurn} 76 -36)`);
}
