import { mix } from '../color.ts';
import { circle, clip, group, type Skin, shape, stroke } from '../kit.ts';
import type { Expression } from '../person.ts';

/** Brows, lids and gaze of one expression. Only these and the mouth change, so that pictures can cross-fade. */
type Look = {
  /** How much the brow and its inner end are raised. */
  nearBrow: readonly [raise: number, inner: number];
  farBrow: readonly [raise: number, inner: number];
  upperLid: number;
  lowerLid: number;
  gaze: readonly [x: number, y: number];
};

export const looks: Record<Expression, Look> = {
  calm: { nearBrow: [0, 0], farBrow: [0, 0], upperLid: 0.76, lowerLid: 0.52, gaze: [1, 0] },
  delighted: { nearBrow: [9, 3], farBrow: [9, 3], upperLid: 0.72, lowerLid: 0.12, gaze: [1, -1] },
  thoughtful: { nearBrow: [-1, -2], farBrow: [10, 2], upperLid: 0.76, lowerLid: 0.5, gaze: [10, -8] },
  concerned: { nearBrow: [-4, 9], farBrow: [-4, 9], upperLid: 0.68, lowerLid: 0.54, gaze: [0, 1] },
};

type EyeColors = { white: string; iris: string; ink: string; deep: string };
type EyeShape = {
  width: number;
  height: number;
  /** The wing at the outer corner, and how thick the line of lashes is. */
  lash: number;
  lashWeight?: number;
  mirrored?: boolean;
};

/** An open eye around 0 0: white, iris, the lid's shadow, the line of lashes, the lower lid, a spark of light. */
export function eye(
  colors: EyeColors,
  { width, height, lash, lashWeight = 1, mirrored = false }: EyeShape,
  look: Look,
): string {
  const rounded = (value: number) => Number(value.toFixed(1));
  const x = (value: number) => rounded(value * width * (mirrored ? -1 : 1));
  const y = (value: number) => rounded(value * height);
  const { upperLid: upper, lowerLid: lower } = look;
  const [gazeX, gazeY] = look.gaze;
  const top = `C${x(-0.34)} ${y(-upper)} ${x(0.2)} ${y(-upper * 1.12)} ${x(0.5)} ${y(0.3)}`;
  const bottom = `C${x(0.26)} ${y(lower + 0.16)} ${x(-0.24)} ${y(lower + 0.08)} ${x(-0.5)} ${y(0.02)}`;
  const outline = `M${x(-0.5)} ${y(0.02)}${top}${bottom}Z`;
  const lidShadow =
    `M${x(-0.6)} ${y(-1)}H${x(0.6)}V${y(0.25)}` +
    `C${x(0.2)} ${y(-upper * 0.72)} ${x(-0.3)} ${y(-upper * 0.62)} ${x(-0.55)} ${y(0.1)}Z`;
  // The line is thick toward the outer corner, where `lash` lengthens it to a wing.
  const lashes =
    `M${x(-0.5 - lash)} ${y(-0.06 - lash * 1.4)}` +
    `C${x(-0.36)} ${y(-upper - 0.3 * lashWeight)} ${x(0.22)} ${y(-upper * 1.12 - 0.26 * lashWeight)} ${x(0.53)} ${y(0.3)}` +
    `C${x(0.2)} ${y(-upper * 1.02)} ${x(-0.3)} ${y(-upper * 0.86)} ${x(-0.49)} ${y(0.08)}Z`;
  const under =
    `M${x(-0.36)} ${y(lower * 0.62 + 0.16)}` +
    `C${x(-0.2)} ${y(lower * 0.9 + 0.1)} ${x(0.1)} ${y(lower + 0.06)} ${x(0.34)} ${y(lower * 0.7 + 0.18)}`;
  const ball =
    shape(outline, colors.white) +
    circle(gazeX, gazeY, rounded(height * 0.64), colors.iris) +
    circle(gazeX, gazeY, rounded(height * 0.36), colors.ink) +
    shape(lidShadow, colors.ink, 0.3);
  return (
    clip(outline, ball) +
    shape(lashes, colors.ink) +
    stroke(under, colors.deep, 3, 0.3) +
    circle(rounded(gazeX + 5), rounded(gazeY - 6), rounded(height * 0.13), '#ffffff')
  );
}

type BrowShape = { color: string; weight: number; width: number; mirrored?: boolean };

/** A brow over an eye at 0 0, from its inner end to its thin outer one. */
export function brow(
  { color, weight, width, mirrored = false }: BrowShape,
  [raise, inner]: Look['nearBrow'],
): string {
  const x = (value: number) => Number((value * width * (mirrored ? -1 : 1)).toFixed(1));
  const y = (value: number) => Number(value.toFixed(1));
  const innerY = -42 - inner - raise * 0.7;
  const archY = -54 - raise * 1.2 + inner * 0.4;
  const outerY = -33 - raise * 0.8 + inner * 0.7;
  return shape(
    `M${x(0.5)} ${y(innerY)}C${x(0.24)} ${y(innerY - 9)} ${x(-0.2)} ${y(archY)} ${x(-0.66)} ${y(outerY)}` +
      `C${x(-0.22)} ${y(archY + weight * 0.75)} ${x(0.2)} ${y(innerY - 8 + weight)} ${x(0.5)} ${y(innerY + weight)}` +
      `C${x(0.55)} ${y(innerY + weight * 0.7)} ${x(0.55)} ${y(innerY + weight * 0.3)} ${x(0.5)} ${y(innerY)}Z`,
    color,
  );
}

/** The mouth around 0 0, both corners on one level. */
const mouths: Record<Expression, (skin: Skin, line: string) => string> = {
  calm: ({ lip, lowerLip }, line) =>
    shape('M-42-8C-24-9-10-15 1-11C11-15 24-10 41-9C24 6-22 7-42-8Z', lip) +
    shape('M-34-1C-14 8 16 8 33-2C27 24-16 27-34-1Z', lowerLip) +
    stroke('M-49-12C-26 8 24 8 47-13', line, 4.5),
  delighted: ({ lip, lowerLip }) =>
    shape('M-44-16C-18-11 18-11 43-17C42 12 23 29 0 29C-25 29-41 10-44-16Z', '#6b1f35') +
    shape('M-40-13C-16-8 16-8 40-14C39-5 37 0 34 4C14 9-16 9-37 4C-40-2-40-8-40-13Z', '#fff8ee') +
    shape('M-46-17C-25-17-9-21 0-18C10-21 25-18 45-18C23-6-21-6-46-17Z', lip) +
    shape('M-35 10C-21 28 19 28 34 9C30 27 18 36 0 36C-19 36-32 26-35 10Z', lowerLip),
  thoughtful: ({ lip, lowerLip }, line) =>
    shape('M-25 0C-12-8-3-11 5-8C10-11 22-9 34-8C20 5-10 8-25 0Z', lip) +
    shape('M-20 3C-6 9 16 7 28-2C24 17-8 21-20 3Z', lowerLip) +
    stroke('M-30 1C-8 8 20 6 40-9', line, 4.5),
  concerned: ({ lip, lowerLip }, line) =>
    shape('M-31 0C-16-8-6-11 1-8C8-11 18-9 31 0C14 6-14 8-31 0Z', lip) +
    shape('M-25 4C-10 9 12 9 25 4C20 19-16 20-25 4Z', lowerLip) +
    stroke('M-36 3C-14 6 14 6 36 3', line, 4.5),
};

export type Mouth = {
  x?: number;
  y: number;
  /** Degrees against the tilt of the head, so that the smile stays level. */
  turn?: number;
  width?: number;
  height?: number;
};

export function mouth(
  skin: Skin,
  { x = 28, y, turn = 0, width = 1, height = width }: Mouth,
  expression: Expression,
): string {
  const line = mix(skin.lip, '#3a1028', 0.55);
  const drawn = mouths[expression](skin, line);
  return group(drawn, `translate(${x} ${y}) rotate(${turn}) scale(${width} ${height})`);
}
