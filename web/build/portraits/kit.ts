/**
 * The kit of every portrait: pictures are made of masses (one path in three tones), plain shapes and glows, on a canvas
 * of 960 x 1200. See README.md beside this file for how a person is drawn.
 */

import { rectangleAround } from './path-bounds.ts';

/** A vector from the figure to its one source of light; y grows downward, so light from above has a negative y. */
export type Light = readonly [x: number, y: number];

/** The three tones of a solid thing: away from the light, in the light, and the edge that faces it. */
export type Tones = { base: string; shade: string; rim?: string };

/** Skin also has its deepest lines, the lips and the blush of the cheeks. */
export type Skin = Required<Tones> & { deep: string; lip: string; lowerLip: string; blush: string };

type MassOptions = {
  light: Light;
  /** How far the lit tone is moved toward the light. */
  depth?: number;
  /** The width of the lit edge; 0 on edges inside the figure, where it would look like an outline. */
  edge?: number;
  /** Drawn over the tones and under the lit edge, clipped to the mass. */
  details?: string;
};

let ids = 0;

/** Every picture counts its ids from zero: the same drawing always has the same bytes. */
export function startPicture(): void {
  ids = 0;
}

/** `k` is no hexadecimal digit: no id looks like a color to the recoloring in compose.ts. */
function nextId(): string {
  return `k${(ids++).toString(36)}`;
}

/**
 * A solid thing. The path is filled with its shade, drawn again toward the light in its base tone, and lit along the
 * edge that faces the light; all of it clipped to the path.
 */
export function mass(
  d: string,
  { base, shade, rim }: Tones,
  { light: [x, y], depth = 26, edge = 6, details = '' }: MassOptions,
): string {
  const id = nextId();
  const toward = (distance: number) =>
    ` transform="translate(${(x * distance).toFixed(1)} ${(y * distance).toFixed(1)})"`;
  const lit = depth > 0 ? `<use href="#${id}p" fill="${base}"${toward(depth)}/>` : '';
  const outside = `<path d="${rectangleAround(d, edge * 2)}${d}" fill-rule="evenodd" fill="${rim}"${toward(-edge)}/>`;
  return (
    `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    `<use href="#${id}p" fill="${depth > 0 ? shade : base}"/>${lit}${details}` +
    `${rim !== undefined && edge > 0 ? outside : ''}</g>`
  );
}

/** Not `opacity`, which would make a layer of its own of every shape. */
const see = (paint: 'fill' | 'stroke', opacity?: number) =>
  opacity === undefined ? '' : ` ${paint}-opacity="${opacity}"`;

/** A flat area. */
export function shape(d: string, color: string, opacity?: number): string {
  return `<path d="${d}" fill="${color}"${see('fill', opacity)}/>`;
}

/** A line with round ends. */
export function stroke(d: string, color: string, width: number, opacity?: number): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${round}${see('stroke', opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, color: string, opacity?: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${see('fill', opacity)}/>`;
}

export function ring(x: number, y: number, radius: number, color: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, color: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
  opacity?: number,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"${see('fill', opacity)}/>`;
}

export function group(drawing: string, transform: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/** The drawing inside of the path. */
export function clip(d: string, drawing: string): string {
  const id = nextId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/**
 * An area with a straight gradient, from top to bottom unless `along` says otherwise.
 *
 * @param stops Offset, color and an optional opacity of each: `'0 #8f6bc4, 0.8 #ffdca8 0.5'`.
 */
export function gradient(
  d: string,
  stops: string,
  along: readonly [x1: number, y1: number, x2: number, y2: number] = [0, 0, 0, 1],
): string {
  const id = nextId();
  const [x1, y1, x2, y2] = along;
  const drawn = stops.split(', ').map((stop) => {
    const [offset, color, opacity] = stop.split(' ');
    return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
  });
  return (
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawn.join('')}</linearGradient>` +
    `<path d="${d}" fill="url(#${id})"/>`
  );
}

/** Light around a point, fading to nothing. */
export function glow(x: number, y: number, rx: number, color: string, opacity: number, ry = rx): string {
  const id = nextId();
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`
  );
}

export function svg(drawing: string, viewBox: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
}
