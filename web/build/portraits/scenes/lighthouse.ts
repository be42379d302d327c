import { circle, clip, glow, gradient, rect, ring, shape, stroke } from '../kit.ts';
import { each } from '../points.ts';

export function lighthouse(): string {
  let drawing = gradient('M0 0H1040V1200H0Z', '0 #2a4896, 0.26 #4a6fc4, 0.42 #93c5fd, 0.5 #fff0cf');
  drawing += glow(770, 540, 400, '#fff3d0', 0.9) + circle(770, 540, 92, '#fffaf0');
  // sea, rocks, and the other light, still working
  drawing +=
    shape('M0 628H1040V1200H0Z', '#5d8fdc') +
    shape('M700 628H850L1040 856V1020H560Z', '#ffe3b0') +
    stroke('M600 664H700M840 690H930M650 724H800M760 770H900M640 820H760', '#fffaf0', 9, 0.8) +
    shape(
      'M820 640C836 616 850 622 860 606H872V560H880V542H894V560H902V606H912C926 612 940 632 1040 636V648H820Z',
      '#3b4f9b',
    ) +
    circle(887, 552, 7, '#ffe9a8') +
    shape('M560 640C590 618 626 632 660 640Z', '#5878c0') +
    stroke(
      'M606 384C620 372 632 374 640 386C650 374 664 374 676 382M696 330C706 322 714 324 720 332C728 324 738 324 746 330',
      '#e9f1ff',
      5,
    );
  // astragals of the lantern room
  drawing +=
    stroke('M520-20L1040 568M1040 0L560 640M300-20L688 456', '#30487f', 15) +
    stroke('M526-20L1046 568M1046 4L566 644', '#8fb6f5', 4) +
    rect(-20, 0, 1060, 56, 0, '#334a7a');
  // the great lens, dark for eleven years, catching the sun on its edges
  drawing += shape('M-20 40H330C400 300 400 800 330 1200H-20Z', '#30487f');
  const lens = 'M-20 70H300C368 320 368 800 300 1200H-20Z';
  drawing += clip(
    lens,
    gradient(lens, '0 #2f55ad, 1 #5f92e4', [0, 0, 1, 0]) +
      each(
        '470 34, 410 30, 352 28, 296 24, 242 22, 190 20',
        (r, w) => ring(96, 560, r, '#2b4892', w) + ring(102, 560, r - 3, '#86b4f6', w * 0.42),
      ) +
      circle(96, 560, 150, '#3f6ac0') +
      shape('M96 410A150 150 0 0 1 150 700C196 620 190 500 96 410Z', '#bcd9ff') +
      shape('M400 300L-20 760V1000L400 470Z', '#fff0cf', 0.42) +
      shape('M400 560L-20 1040V1120L400 640Z', '#fff0cf', 0.3),
  );
  drawing +=
    stroke('M310 60C376 320 376 800 310 1210', '#c98d4a', 17) +
    stroke('M316 60C382 320 382 800 316 1210', '#ffdca0', 5);
  drawing += shape('M-20 1010H1040V1220H-20Z', '#2f4a90') + shape('M-20 1010H1040V1026H-20Z', '#8fb6f5', 0.8);
  return drawing;
}
