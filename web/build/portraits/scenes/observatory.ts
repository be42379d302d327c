import { circle, clip, glow, gradient, shape, stroke } from '../kit.ts';
import { curls, each } from '../points.ts';

const dark = '#4a3550';

export function observatory(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #4b3fa6, 0.3 #6f64de, 0.5 #a583f2, 0.62 #ecb2ee');
  drawing +=
    glow(236, 330, 560, '#f5e6ff', 0.7) +
    circle(236, 330, 270, '#9b8cf2', 0.45) +
    circle(236, 330, 208, '#fff6e4') +
    clip(
      'M28 330A208 208 0 1 0 444 330A208 208 0 1 0 28 330',
      circle(170, 250, 46, '#f3e2d8') +
        circle(120, 380, 62, '#f3e2d8') +
        circle(236, 470, 40, '#f3e2d8') +
        circle(270, 190, 20, '#f3e2d8'),
    );
  drawing +=
    each(
      '70 60 4, 430 60 4, 560 110 3, 640 50 5, 730 150 4, 820 80 4, 890 210 5, 790 300 3, 930 390 4, 40 560 3',
      (x, y, r) => circle(x, y, r, '#fff6e4'),
    ) + shape('M812 196L819 220L844 228L819 236L812 260L805 236L780 228L805 220Z', '#fff6e4');
  // ridge with two domes, then the sea of clouds
  drawing +=
    shape('M560 700C640 630 720 586 780 580L980 530V800H540Z', '#5a4aa6') +
    shape('M806 584V516A66 66 0 0 1 938 516V566Z', '#d8ccf6') +
    shape('M872 576V450A66 66 0 0 1 938 516V566Z', '#8f7fcb') +
    shape('M848 456A66 66 0 0 1 874 450V512H848Z', '#4b3fa6');
  drawing += shape(
    curls(
      '-40 1240, -40 700, 60 650, 150 660, 240 622, 340 650, 430 668, 540 640, 640 676, 730 664, 830 690, 920 672, 1010 720, 1010 1240',
      0.56,
    ),
    '#d3c0f6',
  );
  // the moon's road over the clouds
  const far = curls(
    '-40 1240, -40 700, 60 650, 150 660, 240 622, 340 650, 430 668, 540 640, 640 676, 730 664, 830 690, 920 672, 1010 720, 1010 1240',
    0.56,
  );
  drawing += clip(far, shape('M-60 600H420L440 1240H-80Z', '#fff0ea', 0.8));
  const near = curls(
    '-40 1240, -40 810, 70 762, 180 778, 290 740, 400 770, 520 752, 650 792, 760 770, 880 800, 1010 780, 1010 1240',
    0.56,
  );
  drawing += shape(near, '#a78fe4') + clip(near, shape('M-60 700H420L470 1240H-160Z', '#dcc8fa', 0.85));
  drawing += shape(
    curls(
      '-40 1240, -40 950, 90 890, 230 912, 400 870, 600 900, 740 880, 900 910, 1020 900, 1010 1240',
      0.56,
    ),
    '#8571cc',
  );
  drawing += stroke('M760 900L640 1260M780 900L880 1260', dark, 30);
  return drawing;
}
