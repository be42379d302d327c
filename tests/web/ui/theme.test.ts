import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { companionColors, contrast, parseHex } from '#ui/gradient.ts';

const css = readFileSync('web/src/ui/theme.css', 'utf8');

/** A color of the theme in light and in dark. */
function token(name: string): [light: string, dark: string] {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return pair ? [pair[1] ?? '', pair[2] ?? ''] : [value, value];
}

function ratio(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  if (first === null || second === null) throw new Error(`${one} or ${other} is no color`);
  return contrast(first, second);
}

/** A color `step` eighths of the way along a gradient. */
function along(from: string, to: string, step: number): string {
  const [start, end] = [parseHex(from) ?? [0, 0, 0], parseHex(to) ?? [0, 0, 0]];
  const channel = (index: number) =>
    Math.round((start[index] ?? 0) + (((end[index] ?? 0) - (start[index] ?? 0)) * step) / 8);
  return `#${[0, 1, 2].map((index) => channel(index).toString(16).padStart(2, '0')).join('')}`;
}

const everyStep = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const grounds = ['surface', 'raised', 'sunken', 'tint'];

describe('the theme', () => {
  it.each(
    grounds.flatMap((ground) =>
      ['ink', 'muted', 'accent', 'danger', 'success', 'warning'].map((text) => [text, ground] as const),
    ),
  )('%s can be read on %s, in light and in dark', (text, ground) => {
    for (const theme of [0, 1] as const) {
      expect(ratio(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(grounds)('the border of a control has enough contrast on %s', (ground) => {
    for (const theme of [0, 1] as const) {
      expect(ratio(token('line-strong')[theme], token(ground)[theme])).toBeGreaterThanOrEqual(3);
    }
  });

  it('text on the gradient and on danger has enough contrast', () => {
    const [from, to, ink] = [token('glow-from')[0], token('glow-to')[0], token('on-glow')[0]];
    for (const step of everyStep) expect(ratio(ink, along(from, to, step))).toBeGreaterThanOrEqual(4.5);
    for (const theme of [0, 1] as const) {
      expect(ratio(token('on-danger')[theme], token('danger')[theme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is never pure black or pure white behind the page', () => {
    const [light, dark] = token('surface');
    expect(light).not.toMatch(/^#f{3,6}$/i);
    expect(dark).not.toMatch(/^#0{3,6}$/);
  });
});

describe("a companion's colours", () => {
  const colors = [
    '#000000',
    '#ffffff',
    '#8b5cf6',
    '#ec4899',
    '#ff0000',
    '#0000ff',
    '#00ff00',
    '#ffff00',
    '#777777',
  ];
  const pairs = colors.flatMap((from) => colors.map((to) => [from, to] as const));
  const properties = (from: string | null, to: string | null) =>
    companionColors(from, to) as Record<string, string>;

  it.each(pairs)('text has enough contrast everywhere between %s and %s', (from, to) => {
    const fill = properties(from, to);
    for (const step of everyStep) {
      const ground = along(fill['--companion-fill-from'] ?? '', fill['--companion-fill-to'] ?? '', step);
      expect(ratio(fill['--companion-ink'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('colours with enough contrast stay as chosen', () => {
    const fill = properties('#ffd166', '#ffafcc');
    expect(fill['--companion-fill-from']).toBe('#ffd166');
    expect(fill['--companion-fill-to']).toBe('#ffafcc');
  });

  it('the ring keeps the chosen colours even without contrast for text', () => {
    expect(properties('#ffffff', '#000000')).toMatchObject({
      '--companion-from': '#ffffff',
      '--companion-to': '#000000',
    });
  });

  it.each([null, '', 'red', '#12', '#1234567'])('%s becomes the brand’s color', (value) => {
    expect(properties(value, value)).toMatchObject({
      '--companion-from': '#8b5cf6',
      '--companion-to': '#ec4899',
    });
  });

  it('short and long hex forms are equal', () => {
    expect(properties('#f0a', '#FF00AA')).toEqual(properties('#ff00aa', '#f0a'));
  });
});
