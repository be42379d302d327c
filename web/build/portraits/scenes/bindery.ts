import { circle, clip, glow, gradient, group, rect, shape, stroke } from '../kit.ts';
import { curls, each } from '../points.ts';

const bindings = ['#6d4150', '#b5705c', '#4f5a68', '#c99a62', '#7c4a4a', '#96705e', '#3f5a60', '#d9b98c'];

/** A shelf whose board is at `y`; widths, heights and colors of its books follow from `seed`, one in seven leans. */
function shelf(y: number, seed: number): string {
  let drawing = rect(0, y - 216, 500, 216, 0, '#5e3744');
  let x = -12;
  for (let book = 0; x < 430; book++) {
    const width = 26 + ((book * 37 + seed * 17) % 30);
    const height = 120 + ((book * 53 + seed * 29) % 76);
    const color = bindings[(book * 3 + seed) % bindings.length] ?? '';
    const leans = (book + seed) % 7 === 5;
    drawing += leans
      ? group(rect(0, 0, width, height, 3, color), `translate(${x + 8} ${y - height + 3}) rotate(-9)`)
      : rect(x, y - height, width, height, 3, color) + rect(x, y - height + 22, width, 8, 0, '#e7cda8', 0.55);
    x += width + (leans ? 26 : 3);
  }
  return drawing + rect(0, y, 520, 20, 0, '#a8705c') + rect(0, y, 520, 5, 0, '#e0ad84');
}

/** A house on the hill, with one lit window. */
function house(x: number, y: number, width: number, height: number, wall: string, roof: string): string {
  return (
    rect(x, y, width, height, 2, wall) +
    shape(`M${x - 5} ${y}L${x + width * 0.5} ${y - 20}L${x + width + 5} ${y}Z`, roof) +
    rect(x + 12, y + 18, 13, 20, 1, '#fff4d0')
  );
}

export function bindery(): string {
  let drawing = rect(0, 0, 960, 1200, 0, '#8d5b52');
  // shelves of mended and unmended books
  drawing += shelf(300, 3) + shelf(560, 5) + shelf(820, 1);
  // the window: a hill climbing out of the fog, a funicular on its rails
  const win = 'M520 70H1000V800H520Z';
  drawing += clip(
    win,
    gradient(win, '0 #f7dcae, 0.6 #fdeecb, 1 #f3d3b4') +
      glow(800, 250, 380, '#fffbe4', 0.95) +
      circle(800, 250, 70, '#fffdf0') +
      shape('M520 640C600 600 660 470 760 420C840 380 920 380 1000 360V820H520Z', '#d9a088') +
      house(770, 430, 62, 70, '#e58f6b', '#a8566a') +
      house(850, 404, 70, 80, '#5f9a98', '#8d5b52') +
      house(930, 396, 60, 90, '#f0c060', '#a8566a') +
      house(772, 506, 74, 76, '#7fb0a4', '#8d5b52') +
      house(862, 500, 66, 84, '#d86f62', '#a8566a') +
      house(934, 498, 70, 86, '#f6e2bc', '#8d5b52') +
      house(786, 596, 80, 80, '#c98088', '#a8566a') +
      stroke('M560 800L790 396M592 812L822 408', '#6d4150', 7) +
      group(
        rect(-34, -58, 74, 56, 6, '#c04a48') +
          rect(-26, -48, 26, 24, 2, '#fff4d0') +
          rect(8, -48, 26, 24, 2, '#fff4d0') +
          rect(-40, -66, 86, 12, 4, '#6d2f42') +
          shape('M-34-2H40L14 22Z', '#6d2f42'),
        'translate(716 566)',
      ) +
      shape(
        curls('500 820, 500 700, 580 668, 660 700, 740 660, 840 700, 930 660, 1010 690, 1010 820', 0.6),
        '#fff6e2',
      ),
  );
  drawing +=
    stroke('M520 820V70H1000M760 70V800', '#5e3744', 22) +
    shape('M500 796H1000V836H500Z', '#a8705c') +
    rect(500, 796, 500, 8, 0, '#ffe0b0');
  drawing +=
    each(
      '852 776 30, 902 780 27',
      (x, y, r) => circle(x, y, r, '#dfa42f') + circle(x + 6, y - 5, r - 8, '#f8cd50'),
    ) + shape('M866 754C880 730 906 726 922 738C906 756 886 762 866 754Z', '#5f8a5c');
  // the light it throws
  drawing += shape('M520 250L-20 660V1200H300L520 830Z', '#ffcf8c', 0.42);
  return drawing;
}
