import { circle, clip, glow, gradient, group, type Light, mass, rect, shape, stroke } from '../kit.ts';
import { each } from '../points.ts';

const seat = { base: '#86834f', shade: '#5d5a45', rim: '#dcc384' };

export function train(light: Light): string {
  let drawing = rect(0, 0, 960, 1200, 0, '#5b3557') + rect(0, 0, 960, 96, 0, '#472a4e');
  const win = 'M44 150C44 108 74 84 112 84H848C886 84 916 108 916 150V830H44Z';
  drawing += clip(
    win,
    gradient(win, '0 #8f6bc4, 0.3 #e58abf, 0.58 #ffae9f, 0.78 #ffdca8') +
      glow(640, 470, 480, '#fff0c0', 0.9) +
      circle(640, 452, 96, '#fff6d6') +
      shape(
        'M0 560C120 500 220 506 340 548C470 480 620 520 700 540C800 500 880 500 960 520V840H0Z',
        '#e78fa4',
      ) +
      shape('M0 628C160 590 300 628 440 600C600 570 740 610 960 570V840H0Z', '#bd6f9d') +
      shape(
        'M44 700H120V650H176V690H214V612H262V676H318V640H372V704H600V664H652V600H700V676H752V636H812V690H860V650H916V840H44Z',
        '#85508b',
      ) +
      each('136 668, 228 634, 228 660, 336 660, 668 624, 770 656, 878 672, 772 680, 142 700', (x, y) =>
        rect(x, y, 11, 15, 2, '#ffdf9a'),
      ) +
      stroke(
        'M44 232C260 316 470 326 660 270S880 190 916 176M44 282C280 364 480 366 680 316S880 246 916 232',
        '#7a4a80',
        4,
      ) +
      rect(160, 178, 13, 660, 0, '#7a4a80') +
      rect(112, 216, 108, 9, 0, '#7a4a80') +
      rect(126, 254, 80, 7, 0, '#7a4a80') +
      shape('M44 84H330L120 830H44ZM400 84H470L260 830H190Z', '#ffffff', 0.09),
  );
  drawing +=
    stroke('M44 840V150C44 108 74 84 112 84H848C886 84 916 108 916 150V840', '#7d4c63', 22) +
    stroke('M55 840V154C55 118 80 96 114 96H846C880 96 905 118 905 154V840', '#ffd9b0', 4, 0.5);
  // her seat, high-backed, with its clean white cover; the sun lies across it
  drawing += mass('M-60 560C-60 520 40 500 150 508C226 512 262 540 268 600L300 1240H-60Z', seat, {
    light,
    depth: 24,
    edge: 9,
    details:
      shape('M-60 690L320 600V800L-60 930Z', '#f0d080', 0.42) + stroke('M-60 1010H300', seat.shade, 7, 0.6),
  });
  drawing += mass(
    'M-60 548C-60 500 50 488 150 496C232 500 272 532 274 600L276 650C180 640 60 646-60 668Z',
    { base: '#fbe6d0', shade: '#d3a9ad', rim: '#fff6dc' },
    { light, depth: 16, edge: 8 },
  );
  drawing +=
    mass(
      'M240 846H1020V1260H240Z',
      { base: '#a97a86', shade: '#7d4c63', rim: '#ffe0b0' },
      { light: [0, -1], depth: 18, edge: 8 },
    ) + shape('M960 880V1080L700 1200H420Z', '#ffdca0', 0.3);
  drawing += each('112 4, 652 2, 838 5', (x, a) =>
    group(
      rect(-8, -20, 16, 92, 0, '#b88f93') + stroke('M0 74L38 142H-38Z', '#ecd2c6', 13),
      `translate(${x} 0) rotate(${a})`,
    ),
  );
  return drawing;
}
