import { readFileSync } from 'node:fs';
import { contrast, parseHex } from '#ui/gradient.ts';

const theme = readFileSync('web/src/ui/theme.css', 'utf8');

/** A color of the theme in light or in dark. */
export function token(name: string, dark: boolean): string {
  const [, light = '', night = ''] =
    new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(theme) ?? [];
  return dark ? night : light;
}

/**
 * The least contrast of a text on any color of a drawing. A color that is drawn half transparent over another one lies
 * between the two, so no visible color has less.
 */
export function leastContrast(text: string, drawing: string | null): number {
  const ratios = drawing
    ?.match(/#[0-9a-f]{6}\b/g)
    ?.map((color) => contrast(parseHex(text) ?? [0, 0, 0], parseHex(color) ?? [0, 0, 0]));
  return Math.min(...(ratios ?? [0]));
}
