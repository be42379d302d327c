import { glow, group, type Light, mass, type Skin, shape, stroke } from '../kit.ts';
import type { DrawHead, Expression } from '../person.ts';
import { brow, eye, looks, type Mouth, mouth } from './features.ts';

export type Features = {
  /** An outline of skulls.ts. */
  skull: string;
  skin: Skin;
  iris: string;
  /** The darkest lines: lashes and pupils. */
  ink: string;
  eyeWhite?: string;
  eye: readonly [width: number, height: number];
  /** Degrees by which the outer corners are raised. */
  eyeTilt?: number;
  /** The wing of the lashes, from 0 to about 0.2, and how thick their line is. */
  lash: number;
  lashWeight?: number;
  browWeight: number;
  browColor: string;
  /** Factors of the nose's width and length. */
  nose?: readonly [width: number, length: number];
  noseBump?: boolean;
  mouth: Mouth;
  /** Lines of age, as one path. */
  ageLines?: string;
  /** Freckles, stubble, a tan: drawn on the skin. */
  marks?: string;
  /** The shadow that hair or a hat casts on the face. */
  castShadow?: string;
  /** How far the lit side of the face reaches. */
  faceDepth?: number;
  /** Hair and things behind the face, and in front of it. */
  back: (light: Light) => string;
  front: (light: Light) => string;
  beard?: (light: Light) => string;
  moustache?: (light: Light) => string;
};

const ear = 'M-96 2C-122-12-138 14-130 42C-124 66-106 76-94 68Z';
const noseSide = 'M24-14C30 20 24 44 8 62C3 72 12 81 26 81C38 81 46 76 48 68C40 62 36 30 34-14Z';
const noseSideWithBump = 'M24-14C38 10 34 40 10 62C4 72 12 82 27 82C40 82 50 76 51 66C46 54 50 30 34-14Z';

/** A face turned a little to the right. Likeness comes from the numbers: vary at least five of them per person. */
export function frontHead(features: Features): DrawHead {
  return (expression, light) =>
    features.back(light) +
    skull(features, light) +
    (features.beard?.(light) ?? '') +
    face(features, expression) +
    (features.moustache?.(light) ?? '') +
    features.front(light);
}

function skull(features: Features, light: Light): string {
  const { skin, castShadow } = features;
  const details =
    onNose(features, shape(features.noseBump ? noseSideWithBump : noseSide, skin.shade)) +
    shape('M8 147C20 154 42 154 54 146C46 160 16 162 8 147Z', skin.shade) +
    glow(-52, 72, 56, skin.blush, 0.46, 36) +
    glow(88, 66, 36, skin.blush, 0.5, 32) +
    (castShadow === undefined ? '' : shape(castShadow, skin.shade, 0.7)) +
    (features.marks ?? '');
  const earFold = stroke('M-116 14C-124 26-116 36-110 46', skin.deep, 4, 0.6);
  return (
    mass(ear, skin, { light, depth: 10, edge: 0, details: earFold }) +
    mass(features.skull, skin, { light, depth: features.faceDepth ?? 34, details })
  );
}

function face(features: Features, expression: Expression): string {
  const { skin, iris, ink, eyeTilt = 0, lash, lashWeight = 1, ageLines } = features;
  const look = looks[expression];
  const colors = { iris, ink, deep: skin.deep, white: features.eyeWhite ?? '#fff4e8' };
  const [width, height] = features.eye;
  const hair = { color: features.browColor, weight: features.browWeight };
  const nearEye = eye(colors, { width, height, lash, lashWeight }, look);
  const farEye = eye(
    colors,
    { width: width * 0.8, height: height * 0.95, lash, lashWeight, mirrored: true },
    look,
  );
  const nostrils =
    stroke('M10 71C14 78 21 79 26 76', skin.deep, 5) +
    stroke('M43 72C48 69 49 64 47 59', skin.deep, 4.5, 0.7);
  return (
    group(nearEye, `translate(-38 10) rotate(${eyeTilt})`) +
    group(farEye, `translate(66 10) rotate(${-eyeTilt})`) +
    group(brow({ ...hair, width }, look.nearBrow), 'translate(-38 10)') +
    group(brow({ ...hair, width: width * 0.78, mirrored: true }, look.farBrow), 'translate(67 10)') +
    onNose(features, nostrils) +
    (ageLines === undefined ? '' : stroke(ageLines, skin.deep, 3.5, 0.45)) +
    mouth(skin, features.mouth, expression)
  );
}

function onNose({ nose: [width, length] = [1, 1] }: Features, drawing: string): string {
  return group(drawing, `translate(${(28 - 28 * width).toFixed(1)} 0) scale(${width} ${length})`);
}
