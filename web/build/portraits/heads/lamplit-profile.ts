import { circle, clip, ellipse, type Light, mass, type Skin, shape, stroke, type Tones } from '../kit.ts';
import type { DrawHead, Expression } from '../person.ts';
import { curls } from '../points.ts';

/** Lids, gaze, brow and mouth of one expression. */
type Look = {
  upperLid: number;
  lowerLid: number;
  gaze: readonly [x: number, y: number];
  brow: readonly [outer: number, inner: number];
  mouth: string;
};

const looks: Record<Expression, Look> = {
  calm: {
    upperLid: 0,
    lowerLid: 0,
    gaze: [0, 1],
    brow: [0, 0],
    mouth: 'M78 106C92 116 108 118 122 113M74 101C73 106 75 110 80 112',
  },
  delighted: {
    upperLid: 1,
    lowerLid: 5,
    gaze: [-1, 0],
    brow: [-8, -8],
    mouth: 'M62 99C61 102 62 105 65 106',
  },
  thoughtful: {
    upperLid: -3,
    lowerLid: 0,
    gaze: [-1, -6],
    brow: [-5, -12],
    mouth: 'M84 119C96 119 110 117 122 113',
  },
  concerned: {
    upperLid: 3,
    lowerLid: 2,
    gaze: [0, 1],
    brow: [4, -10],
    mouth: 'M84 117C96 117 110 115 122 114',
  },
};

const closedJaw =
  'C128 118 112 116 110 118C120 118 130 126 124 137C116 144 110 148 112 154C120 162 119 184 106 195C92 204 68 204 48 197';
const openJaw =
  'C120 120 106 122 100 126C112 130 124 138 118 148C110 152 104 158 106 164C114 172 112 194 98 204C84 212 62 212 44 204';

/** A man's face in profile, cut by a lamp: cheek and temple fall into the dark. Close-cropped hair, a moustache. */
export function lamplitProfile(skin: Skin, hair: Tones, ink: string): DrawHead {
  return (expression, light) =>
    neck(skin, light) +
    skull(skin, expression, light) +
    mouth(skin, expression) +
    stroke('M126 72C120 68 112 72 112 80', skin.deep, 5) +
    eye(skin, ink, looks[expression]) +
    ear(skin, light) +
    cropped(hair, light) +
    shape('M113 86C100 86 84 94 76 112C90 108 106 106 122 103C118 98 113 92 113 86Z', '#5c4c54');
}

function neck(skin: Skin, light: Light): string {
  const shadows =
    shape('M-140 60L-20 110C0 170 40 196 72 204L40 340H-160Z', skin.shade) +
    shape(
      'M-140 60L-92 96C-58 140-52 200-60 280H-160ZM-34 120C0 176 40 200 80 206L60 250C10 230-30 180-34 120Z',
      '#46263a',
    );
  return mass('M-30 100C0 170 30 190 54 200L56 262H-118C-110 210-112 170-120 84Z', skin, {
    light,
    depth: 30,
    edge: 0,
    details: shadows,
  });
}

function skull(skin: Skin, expression: Expression, light: Light): string {
  const jaw = expression === 'delighted' ? openJaw : closedJaw;
  const crown =
    'M70-168C98-146 112-108 113-66C113-50 121-40 121-28C120-16 111-10 112 2C117 20 137 42 148 58C154 70 146 80 136 81C126 83 118 82 113 86C113 92 116 97 121 101C130 105 133 111 125 115';
  const nape = 'C14 188-18 166-34 130C-60 120-84 90-92 40L-120-80C-80-170 0-196 70-168Z';
  const details =
    shape(
      'M20-190C-2-140 34-100 26-50C22-14 60 24 48 70C40 104 66 130 46 160C40 176 30 196 44 220L-140 240V-190Z',
      skin.shade,
      0.62,
    ) +
    shape(
      'M112 2C100 26 104 48 112 58C100 64 96 78 108 84C122 86 140 84 146 76L150 90H92C84 60 92 20 104-4Z',
      skin.shade,
      0.5,
    ) +
    shape('M108 118C118 120 124 126 124 137C112 146 96 142 92 134C98 128 104 124 108 118Z', skin.lowerLip) +
    shape('M96 108C106 100 118 98 128 104C132 110 130 114 122 116C112 118 104 114 96 108Z', skin.lip);
  return mass(crown + jaw + nape, skin, { light, depth: 62, edge: 8, details });
}

function mouth(skin: Skin, expression: Expression): string {
  const line = stroke(looks[expression].mouth, skin.deep, 5);
  if (expression !== 'delighted') return line;
  return (
    shape('M64 102C82 110 104 112 126 110C124 118 108 122 104 128C98 140 76 136 64 102Z', '#5a1a30') +
    shape('M70 106C88 112 106 113 124 111C120 118 112 120 106 122C90 124 78 118 70 106Z', '#fff4e6') +
    line
  );
}

function eye(skin: Skin, ink: string, { upperLid: upper, lowerLid: lower, gaze, brow }: Look): string {
  const [gazeX, gazeY] = gaze;
  const corner = 12 + upper * 0.4;
  const lid = `M54 ${corner}C66 ${-6 + upper} 84 ${-12 + upper} 98 ${-7 + upper}`;
  const outline = `${lid}C101 4 99 ${16 - lower} 94 ${19 - lower}C80 ${22 - lower} 66 ${20 - lower} 54 ${corner}Z`;
  const ball =
    shape(outline, '#ffeeda') +
    ellipse(90 + gazeX, 4 + gazeY, 9, 13, '#2a1714') +
    shape('M50-20H104V0C86-4 68 0 50 12Z', ink, 0.3);
  const [outer, inner] = brow;
  const arch = (outer + inner) / 2;
  const browOutline =
    `M46 ${-26 + outer}C66 ${-46 + arch} 92 ${-46 + inner} 117 ${-34 + inner}` +
    `C118 ${-28 + inner} 116 ${-24 + inner} 113 ${-22 + inner}` +
    `C92 ${-32 + inner} 68 ${-32 + arch} 46 ${-26 + outer}Z`;
  return (
    clip(outline, ball) +
    stroke(lid, ink, 7) +
    circle(93 + gazeX, -1 + gazeY, 3, '#ffffff') +
    stroke('M62 28C74 32 86 31 93 27', skin.deep, 3.5, 0.5) +
    stroke('M50 14L40 10M50 20L40 23', skin.deep, 3.5, 0.6) +
    shape(browOutline, '#2c2029')
  );
}

function ear(skin: Skin, light: Light): string {
  return mass(
    'M-44 6C-54-22-18-40 0-18C12 0 2 24-6 38C-10 56-20 70-32 66C-42 56-40 30-44 6Z',
    { base: '#7a4a3c', shade: skin.shade, rim: '#c98a62' },
    { light, depth: 8, edge: 4, details: stroke('M-30-4C-20-18-6-8-8 6C-12 20-22 24-26 40', skin.deep, 5) },
  );
}

/** Hair cropped close, silver at the temple. */
function cropped(hair: Tones, light: Light): string {
  const crown = curls(
    '-90 106, -126 82, -150 40, -163 -8, -165 -58, -152 -108, -124 -152, -84 -185, -36 -205, 14 -207, 48 -194, 68 -172',
    0.72,
  ).slice(0, -1);
  const hairline =
    'C52-136 24-120 14-92C18-66 24-36 14-6C4-26-24-38-44-16C-52 6-46 40-50 62C-58 86-70 98-90 106Z';
  const details =
    shape(
      'M14-92C18-66 24-36 14-6C2-28-26-40-46-16C-56 30-52 74-90 106L-122 84C-84 64-92 16-84-24C-74-64-44-74-18-76C2-78 8-84 14-92Z',
      '#66596a',
    ) +
    shape(
      'M6-62C14-44 16-26 12-4C0-26-26-38-46-16C-52 10-48 40-54 64C-62 36-62-4-44-30C-28-50-6-46 6-62Z',
      '#85777f',
    ) +
    stroke(
      'M-118-96C-104-126-84-148-58-162M-30-172C-10-178 6-178 20-174M-138-20C-140-40-136-60-130-74M-80-110C-66-126-50-136-34-142M-10-140C4-142 16-140 26-136M-108-50C-106-64-100-78-94-88',
      '#56475a',
      9,
    );
  return (
    mass(crown + hairline, hair, { light, depth: 24, edge: 0, details }) +
    stroke('M-26-208C-8-218 6-216 14-208C30-214 44-206 50-195C60-192 68-182 68-173', hair.rim ?? '', 6)
  );
}
