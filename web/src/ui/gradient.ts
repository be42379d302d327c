import type { CSSProperties } from 'react';

type Rgb = readonly [number, number, number];

const brandFrom: Rgb = [0x8b, 0x5c, 0xf6];
const brandTo: Rgb = [0xec, 0x48, 0x99];
const darkInk: Rgb = [0x14, 0x0a, 0x22];
const lightInk: Rgb = [0xff, 0xfd, 0xfa];

const CONTRAST = 4.5;
/** A gradient can be darker between its ends than at them, so text is checked along the way. */
const STEPS = 8;

/**
 * A companion's two colors as CSS custom properties: `--companion-from` and `--companion-to` as chosen, for rings
 * and portraits; `--companion-fill-from` and `--companion-fill-to`, the same colors moved just far enough that
 * `--companion-ink` has a contrast of 4.5:1 on the whole gradient, for surfaces with text. A color that is missing
 * or is not `#rgb` or `#rrggbb` becomes the brand's.
 */
export function companionColors(
  from: string | null | undefined,
  to: string | null | undefined,
): CSSProperties {
  const start = parseHex(from) ?? brandFrom;
  const end = parseHex(to) ?? brandTo;
  const [ink, [fillFrom, fillTo]] = readable(start, end);
  return {
    '--companion-from': hex(start),
    '--companion-to': hex(end),
    '--companion-fill-from': hex(fillFrom),
    '--companion-fill-to': hex(fillTo),
    '--companion-ink': hex(ink),
  } as CSSProperties;
}

/** The ink that needs the smaller change of the gradient, and that changed gradient. */
function readable(from: Rgb, to: Rgb): [ink: Rgb, fill: [Rgb, Rgb]] {
  for (let amount = 0; amount <= 1; amount += 0.05) {
    for (const [ink, away] of [
      [darkInk, lightInk],
      [lightInk, darkInk],
    ] as const) {
      const fill: [Rgb, Rgb] = [mix(from, away, amount), mix(to, away, amount)];
      if (worstContrast(ink, ...fill) >= CONTRAST) return [ink, fill];
    }
  }
  return [darkInk, [lightInk, lightInk]];
}

/**
 * How well text can be read on a companion's two colors, as WCAG contrast ratios: `chosen` of the better ink on the
 * colors as they are, `shown` of the ink on the moved colors that the pages use.
 */
export function gradientContrast(from: string, to: string): { chosen: number; shown: number } {
  const start = parseHex(from) ?? brandFrom;
  const end = parseHex(to) ?? brandTo;
  const [ink, fill] = readable(start, end);
  return {
    chosen: Math.max(worstContrast(darkInk, start, end), worstContrast(lightInk, start, end)),
    shown: worstContrast(ink, ...fill),
  };
}

/** The lowest contrast of `ink` anywhere on the gradient. */
function worstContrast(ink: Rgb, from: Rgb, to: Rgb): number {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => mix(from, to, step / STEPS));
  return Math.min(...points.map((point) => contrast(ink, point)));
}

/** WCAG 2 contrast ratio of two colors. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(one: Rgb, other: Rgb, amount: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * amount);
  return [channel(0), channel(1), channel(2)];
}

/** `#rgb` or `#rrggbb` as numbers. */
export function parseHex(text: string | null | undefined): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function hex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
