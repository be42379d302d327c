import { type Light, mass, type Tones } from './kit.ts';

/**
 * Forms along points. A list of points is one string, as in a path: numbers apart by spaces, points by commas, such as
 * `'226 930 44, 262 990 38'`.
 */
function read(points: string): number[][] {
  return points.split(', ').map((point) => point.split(' ').map(Number));
}

/** Draws one thing per point: `each('40 90 3, 70 20 5', (x, y, r) => circle(x, y, r, white))`. */
export function each(points: string, draw: (...values: number[]) => string): string {
  return read(points)
    .map((values) => draw(...values))
    .join('');
}

/** The outline of curls, leaves and clouds: an arc from point to point, rounder with a smaller `roundness` above 0.5. */
export function curls(points: string, roundness = 0.58): string {
  let [fromX = 0, fromY = 0] = [0, 0];
  const arcs = read(points).map(([x = 0, y = 0], index) => {
    const radius = Math.round(Math.hypot(x - fromX, y - fromY) * roundness);
    [fromX, fromY] = [x, y];
    return index === 0 ? `M${x} ${y}` : `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  });
  return `${arcs.join('')}Z`;
}

type Point = readonly [x: number, y: number];

const written = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A smooth curve through the points, from the first to the last. */
function curve(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${written(leaving)} ${written(arriving)} ${written(to)}`;
    })
    .join('');
}

/** The outline of a limb, a finger or a sleeve: a smooth tube along points `x y radius`, round at both ends. */
export function tube(points: string): string {
  const bones = read(points);
  const side = (sign: number) =>
    bones.map(([x = 0, y = 0, radius = 0], index): Point => {
      const [fromX = x, fromY = y] = bones[index - 1] ?? [];
      const [toX = x, toY = y] = bones[index + 1] ?? [];
      const offset = (sign * radius) / (Math.hypot(toX - fromX, toY - fromY) || 1);
      return [x + offset * (toY - fromY), y - offset * (toX - fromX)];
    });
  const left = side(1);
  const right = side(-1).reverse();
  const cap = (radius: number, to: Point) =>
    `A${Math.round(radius)} ${Math.round(radius)} 0 0 1 ${written(to)}`;
  const [start = [0, 0]] = left;
  const [end = [0, 0]] = right;
  const startRadius = bones[0]?.[2] ?? 0;
  const endRadius = bones[bones.length - 1]?.[2] ?? 0;
  return `M${written(start)}${curve(left)}${cap(endRadius, end)}${curve(right)}${cap(startRadius, start)}Z`;
}

/** Fingers, the farthest first, each along its own points `x y radius`: light separates them without lines. */
export function fingers(list: readonly string[], skin: Tones, light: Light): string {
  return list.map((points) => mass(tube(points), skin, { light, depth: 7, edge: 4 })).join('');
}
