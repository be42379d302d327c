/** Colors are `#rrggbb`; their parts are numbers from 0 to 255. */
function parts(color: string): [number, number, number] {
  const part = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function written(values: readonly number[]): string {
  const part = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${values.map((value) => part(value).toString(16).padStart(2, '0')).join('')}`;
}

/** `amount` of the way from one color to the other. */
export function mix(from: string, to: string, amount: number): string {
  const target = parts(to);
  return written(parts(from).map((value, index) => value + ((target[index] ?? 0) - value) * amount));
}

/** How light a color looks, from 0 to 1. */
export function lightness(color: string): number {
  const [red, green, blue] = parts(color);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** The color under light of another color: each part multiplied. */
export function tint(color: string, by: readonly [red: number, green: number, blue: number]): string {
  return written(parts(color).map((value, index) => value * (by[index] ?? 1)));
}

/** The color farther from gray. */
export function vivid(color: string, amount: number): string {
  const gray = lightness(color) * 255;
  return written(parts(color).map((value) => gray + (value - gray) * amount));
}

/** Every color of a drawing, changed. */
export function recolor(drawing: string, change: (color: string) => string): string {
  return drawing.replace(/#[0-9a-f]{6}\b/gi, (color) => change(color.toLowerCase()));
}
