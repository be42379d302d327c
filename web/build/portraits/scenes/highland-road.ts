import { circle, glow, gradient, group, shape, stroke } from '../kit.ts';
import { curls } from '../points.ts';

export const wine = '#7b2642';
/** A runner at one of the two phases of the stride. */
function runner(x: number, y: number, size: number, lifts: boolean, color = wine): string {
  return group(
    circle(6, -92, 11, color) +
      stroke('M4-74L-2-36', color, 20) +
      stroke(
        lifts ? 'M-4-34L14-14L4 12M-4-34L-14-10L-36-4' : 'M-4-34L6-8L-10 14M-4-34L20-20L16 6',
        color,
        10,
      ) +
      stroke(
        lifts ? 'M2-70L-18-54L-8-42M6-70L22-56L32-66' : 'M2-70L20-54L30-64M4-70L-12-56L-24-58',
        color,
        8,
      ),
    `translate(${x} ${y}) scale(${size})`,
  );
}

export function highlandRoad(): string {
  let drawing =
    gradient('M0 0H960V700H0Z', '0 #c4273a, 0.4 #ea5540, 0.75 #ff9a58, 1 #ffd9a0') +
    glow(690, 500, 520, '#ffe6a8', 0.85) +
    circle(690, 478, 140, '#fff3c8');
  drawing +=
    shape(
      'M0 540C90 530 150 490 240 500C330 516 380 566 470 570C560 596 640 604 720 600C800 600 880 560 960 540V760H0Z',
      '#f08055',
    ) +
    shape('M0 610C120 596 200 560 300 580C420 604 560 640 700 632C800 632 900 606 960 610V800H0Z', '#cf4a49');
  drawing +=
    shape('M0 652C200 640 500 650 960 640V1200H0Z', '#b93645') +
    shape('M664 640C600 760 380 960 60 1200H900C860 1000 770 780 706 640Z', '#f08a55') +
    shape('M676 640C640 760 520 960 380 1200H640C676 1000 700 800 692 640Z', '#ffc487') +
    stroke('M686 660C690 800 740 1000 800 1200', '#d9633f', 12, 0.6);
  // eucalyptus by the road, their long shadows run toward you
  drawing += shape('M846 650L960 980V1130L832 654ZM560 652L-20 860V960L580 656Z', '#7f2140');
  drawing +=
    stroke(
      'M838 690C826 500 850 300 830 60M830 420C856 360 880 330 910 300M836 300C800 250 790 220 792 180M84 700C96 500 70 300 96 40M86 380C120 330 150 320 176 280',
      wine,
      17,
    ) + stroke('M176 690C168 560 190 460 180 330', wine, 11);
  drawing +=
    shape(
      curls('-40 -30, 300 -30, 300 50, 240 110, 180 120, 130 190, 60 170, 20 230, -40 220, -40 -30', 0.6),
      '#8a2040',
    ) +
    shape(curls('130 250, 190 210, 236 250, 230 310, 180 340, 130 310, 130 250', 0.6), '#8a2040') +
    shape(
      curls(
        '690 -30, 1000 -30, 1000 260, 940 330, 880 290, 880 220, 810 200, 760 150, 740 80, 700 60, 690 -30',
        0.6,
      ),
      '#8a2040',
    ) +
    shape(
      curls('-40 -30, 240 -30, 236 20, 180 60, 130 60, 90 110, 30 100, -40 140, -40 -30', 0.6),
      '#a32a45',
    ) +
    shape(
      curls('760 -30, 1000 -30, 1000 190, 940 230, 910 170, 850 150, 800 90, 790 30, 760 -30', 0.6),
      '#a32a45',
    );
  // the morning group, out of the dust
  drawing +=
    glow(700, 676, 250, '#ffcf96', 0.9, 84) +
    runner(744, 652, 0.6, true, '#b23a42') +
    runner(604, 656, 0.62, false, '#b23a42') +
    runner(798, 676, 0.86, false, '#8f2b40') +
    runner(636, 684, 0.98, true, '#8f2b40') +
    runner(716, 702, 1.22, false) +
    glow(704, 712, 190, '#ffe0b0', 0.85, 34);
  return drawing;
}
