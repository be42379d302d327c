import { mix } from '../color.ts';
import { clip, glow, group, type Light, mass, type Skin, shape, stroke } from '../kit.ts';
import type { DrawHead, Expression } from '../person.ts';
import { brow, eye, looks } from './features.ts';

type TurnedFeatures = {
  skin: Skin;
  iris: string;
  ink: string;
  eyeWhite: string;
  browWeight: number;
  browColor: string;
  castShadow: string;
  faceDepth: number;
  mouth: { width: number; height: number };
  back: (light: Light) => string;
  front: (light: Light) => string;
};

const skull =
  'M-96-40C-100-150-40-198 22-196C82-194 114-150 116-98C118-74 116-56 108-38C104-26 104-16 107-6C110 4 114 14 113 30C111 54 104 74 99 92C96 104 98 116 94 128C93 146 88 168 66 178C44 186 18 176-6 158C-36 136-62 110-70 72Z';
const ear = 'M-52-6C-74-16-88 8-82 34C-78 58-62 72-50 64C-42 56-40 20-52-6Z';

/** The mouth around 0 0, seen from the side: its far corner is near. */
const mouths: Record<Expression, (skin: Skin, line: string) => string> = {
  calm: ({ lip, lowerLip }, line) =>
    shape('M-38-2C-22-8-6-16 4-14C10-16 20-14 26-16C20 2-10 10-38-2Z', lip) +
    shape('M-32 0C-14 7 10 4 22-9C22 14-12 24-32 0Z', lowerLip) +
    stroke('M-44-7C-24 6 8 6 28-18', line, 4.5),
  delighted: ({ lip, lowerLip }) =>
    shape('M-41-13C-18-9 9-14 26-23C31 5 15 30-7 30C-26 30-39 10-41-13Z', '#5a1830') +
    shape('M-38-10C-16-7 7-12 24-20C25-11 24-4 21 1C4 7-21 8-36 2Z', '#fff3e2') +
    shape('M-43-14C-23-16-7-23 2-21C9-23 18-23 28-25C15-10-18-5-43-14Z', lip) +
    shape('M-34 12C-20 27 7 23 23 4C22 26 7 39-7 39C-21 39-32 27-34 12Z', lowerLip),
  thoughtful: ({ lip, lowerLip }, line) =>
    shape('M-26 2C-14-6-4-12 4-10C10-12 18-10 26-12C18 2-6 8-26 2Z', lip) +
    shape('M-22 3C-8 8 12 4 22-6C20 14-8 20-22 3Z', lowerLip) +
    stroke('M-30 3C-10 8 12 3 31-15', line, 4.5),
  concerned: ({ lip, lowerLip }, line) =>
    shape('M-30 3C-18-5-6-11 2-9C8-11 16-9 24-6C14 4-12 9-30 3Z', lip) +
    shape('M-26 5C-10 9 10 6 20-2C18 18-14 22-26 5Z', lowerLip) +
    stroke('M-34 5C-12 7 8 4 26-5', line, 4.5),
};

/** A face turned far to the right and lit from there: one plane of the nose and one of the cheek are dark. */
export function turnedHead(features: TurnedFeatures): DrawHead {
  return (expression, light) =>
    features.back(light) +
    side(features, light) +
    eyes(features, expression) +
    nose(features.skin, light) +
    lips(features, expression) +
    features.front(light);
}

function side({ skin, castShadow, faceDepth }: TurnedFeatures, light: Light): string {
  const details = glow(-2, 74, 50, skin.blush, 0.45, 34) + shape(castShadow, skin.shade, 0.75);
  const earFold = stroke('M-66 12C-72 26-66 40-58 46', skin.deep, 5, 0.7);
  return (
    mass(skull, skin, { light, depth: faceDepth, edge: 8, details }) +
    mass(ear, skin, { light, depth: 8, edge: 4, details: earFold })
  );
}

function eyes(
  { skin, iris, ink, eyeWhite, browWeight, browColor }: TurnedFeatures,
  expression: Expression,
): string {
  const look = looks[expression];
  const colors = { white: eyeWhite, iris, ink, deep: skin.deep };
  const hair = { color: browColor, weight: browWeight };
  const near =
    eye(colors, { width: 64, height: 32, lash: 0.1 }, look) + brow({ ...hair, width: 68 }, look.nearBrow);
  const far =
    eye(colors, { width: 39, height: 29, lash: 0.1, mirrored: true }, look) +
    brow({ ...hair, width: 40, mirrored: true }, look.farBrow);
  return group(near, 'translate(12 12)') + clip(skull, group(far, 'translate(82 10)'));
}

function nose(skin: Skin, light: Light): string {
  const wing = 'M74 26C84 36 98 46 111 57C116 66 108 76 94 76C82 82 66 82 62 76C58 66 72 48 74 26Z';
  return (
    shape('M58-20C62 16 54 44 46 60C42 74 54 84 74 80C66 68 76 46 72 18Z', skin.shade) +
    mass(wing, skin, { light, depth: 22 }) +
    stroke('M60 74C62 81 69 82 75 79', skin.deep, 5)
  );
}

function lips({ skin, mouth: { width, height } }: TurnedFeatures, expression: Expression): string {
  const drawn = mouths[expression](skin, mix(skin.lip, '#2a0d20', 0.6));
  const chin = shape('M32 152C48 160 68 160 82 150C74 166 44 168 32 152Z', skin.shade);
  return chin + group(drawn, `translate(60 119) scale(${width} ${height})`);
}
