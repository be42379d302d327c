/** How many numbers each command of a path takes. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** A rectangle around a path, as a path: `margin` farther out than any of its points and control points. */
export function rectangleAround(d: string, margin: number): string {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    const name = command.toUpperCase();
    const count = counts[name];
    if (count === undefined) throw new Error(`A path with the unknown command ${command}: ${d}`);
    for (let at = 0; at + count <= numbers.length && count > 0; at += count) {
      const [fromX, fromY] = command === name ? [0, 0] : [x, y];
      const values = numbers.slice(at, at + count);
      // An arc bulges by at most its radius beyond its ends.
      const bulge = name === 'A' ? Math.max(values[0] ?? 0, values[1] ?? 0) : 0;
      const pairs = name === 'A' ? values.slice(5) : values;
      if (name === 'H') x = fromX + (values[0] ?? 0);
      else if (name === 'V') y = fromY + (values[0] ?? 0);
      else {
        for (let pair = 0; pair < pairs.length; pair += 2) {
          const [pointX, pointY] = [fromX + (pairs[pair] ?? 0), fromY + (pairs[pair + 1] ?? 0)];
          xs.push(pointX - bulge, pointX + bulge);
          ys.push(pointY - bulge, pointY + bulge);
          if (pair === pairs.length - 2) [x, y] = [pointX, pointY];
        }
      }
      xs.push(x);
      ys.push(y);
    }
  }
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const [right, bottom] = [Math.ceil(Math.max(...xs) + margin), Math.ceil(Math.max(...ys) + margin)];
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
