import { circle, clip, ellipse, glow, gradient, group, rect, shape, stroke } from '../kit.ts';
import { each } from '../points.ts';

export const wood = { base: '#2c3772', shade: '#171f4c', rim: '#ffcf8a' };

export function jazzBar(): string {
  let drawing = rect(0, 0, 1040, 1200, 0, '#1e2a66') + shape('M-20 900H1040V1240H-20Z', '#1a214f');
  // window: snow on the outside stairs
  const win = 'M60 96H440V760H60Z';
  drawing += clip(
    win,
    gradient(win, '0 #2b3f94, 0.7 #5f7fd0, 1 #a9bdf0') +
      shape('M60 760V240H150V200H310V270H440V760Z', '#34478f') +
      each('176 250 0, 236 250 1, 90 320 2, 356 330 3, 356 420 4, 90 420 5', (x, y, i) =>
        rect(x, y, 38, 52, 2, i % 2 ? '#26346f' : '#ffd88f'),
      ) +
      // the outside stair every street there has, snow on each step
      shape('M60 700L440 330V374L60 760Z', '#1a214f') +
      Array.from({ length: 10 }, (_, i) => rect(64 + i * 40, 668 - i * 39, 44, 12, 2, '#eef3ff')).join('') +
      stroke(
        'M60 600L440 230M60 640L440 270' +
          Array.from({ length: 10 }, (_, i) => `M${84 + i * 40} ${578 - i * 39}V${668 - i * 39}`).join(''),
        '#1a214f',
        6,
      ) +
      each(
        '96 150 0, 160 130 1, 210 190 2, 290 150 3, 380 190 4, 340 250 5, 110 270 6, 400 320 7, 300 380 8, 130 500 9, 390 540 10, 200 420 11, 100 620 12, 320 600 13, 400 680 14, 180 680 15',
        (x, y, i) => circle(x, y, 4 + (i % 3) * 1.5, '#f4f7ff', 0.9),
      ) +
      shape('M60 760V730C130 706 200 726 260 716C330 704 380 720 440 708V760Z', '#eef3ff'),
  );
  drawing += stroke('M60 96H440V760H60ZM250 96V180M60 180H440', '#1a214f', 18);
  // chairs already stacked
  drawing +=
    rect(-20, 800, 420, 20, 4, '#4456a8') +
    stroke('M40 820V1200M330 820V1200', '#1c2454', 16) +
    [0, 150]
      .map((x) =>
        group(
          stroke('M0 0L-16-150M96 0L112-150M14-10L6-112M82-10L90-112', '#4659ab', 11) +
            rect(-8, -16, 112, 18, 8, '#5c72c9') +
            stroke('M0 0C0 30 96 30 96 0', '#4659ab', 10),
          `translate(${52 + x} 792)`,
        ),
      )
      .join('');
  // the lamp and what it cuts out of the dark
  drawing +=
    shape('M700 330L860 330L1000 1240H120Z', '#f2b45e', 0.5) +
    shape('M716 330L846 330L960 1240H330Z', '#ffd68a', 0.5) +
    glow(782, 360, 360, '#ffe9b0', 0.9);
  drawing +=
    stroke('M782-20V250', '#1c2454', 8) +
    shape('M690 330C694 270 732 236 782 236S870 270 874 330Z', '#2e6b78') +
    shape('M782 236C832 236 870 270 874 330H836C834 282 814 250 782 236Z', '#69b3a8') +
    ellipse(782, 331, 92, 13, '#fff6cf');
  // upright piano, seen from its side
  drawing +=
    shape('M770 620H1040V1240H770Z', wood.shade) +
    shape('M756 606H1040V640H756Z', wood.base) +
    rect(756, 606, 300, 7, 0, '#ffe0a0') +
    shape('M770 640H784V1240H770Z', '#ffcf8a', 0.8) +
    group(
      shape('M0 0L84-20L110 130L24 150Z', '#fff3d8') +
        stroke('M18 24L82 10M24 52L88 38M30 80L94 66M34 108L76 98', '#b58f86', 5),
      'translate(700 690)',
    ) +
    stroke('M716 846L806 826L836 836', '#ffcf8a', 7);
  return drawing;
}
