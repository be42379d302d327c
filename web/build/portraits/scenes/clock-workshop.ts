import { circle, clip, gradient, group, rect, shape, stroke } from '../kit.ts';
import { each } from '../points.ts';

type Clock = readonly [rim: string, dial: string, hands: string];
/** Clocks in the dark of the wall and in the lamp's cone. */
const dim: Clock = ['#364159', '#8e9db1', '#3b475d'];
const lit: Clock = ['#a8744a', '#fff0c4', '#5a3b4a'];

/** A wall clock; each shows its own time, the hands turned by degrees. */
function clock(
  [rim, dial, hands]: Clock,
  x: number,
  y: number,
  radius: number,
  hour: number,
  minute: number,
): string {
  const drawn =
    circle(0, 0, radius + 9, rim) +
    circle(0, 0, radius, dial) +
    group(stroke(`M0 0V${-radius * 0.5}`, hands, 7), `rotate(${hour})`) +
    group(stroke(`M0 0V${-radius * 0.74}`, hands, 5), `rotate(${minute})`) +
    circle(0, 0, 5, hands);
  return group(drawn, `translate(${x} ${y})`);
}

export function clockWorkshop(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #3b475d, 1 #66768c');
  // snow over the two unequal towers
  const win = 'M560 90H900V640H560Z';
  drawing += clip(
    win,
    gradient(win, '0 #8fa3ba, 1 #dfe7ee') +
      shape('M560 560L620 520L680 560V640H560ZM830 580L880 540L960 580V640H830Z', '#7b8ba1') +
      shape(
        'M690 640V330L700 320V270L722 200L744 270V320L754 330V640ZM792 640V400C792 380 836 380 836 400V640ZM792 392C796 350 808 340 814 310C820 340 832 350 836 392Z',
        '#5f6f88',
      ) +
      shape('M700 300L690 270L704 282L722 200L740 282L754 270L744 300Z', '#4b5a73') +
      rect(712, 360, 8, 30, 4, '#ffe3a0') +
      rect(728, 360, 8, 30, 4, '#ffe3a0') +
      rect(810, 430, 8, 24, 4, '#ffe3a0') +
      each(
        '590 140 0, 640 220 1, 600 320 2, 660 400 3, 780 150 4, 860 240 5, 880 360 6, 770 280 7, 620 460 8, 870 480 9, 700 170 10, 830 120 11, 676 520 12, 776 520 13',
        (x, y, i) => circle(x, y, 4 + (i % 3), '#ffffff'),
      ),
  );
  drawing +=
    stroke('M560 90H900V640H560ZM730 90V640M560 360H900', '#364159', 14) +
    shape('M540 632H920V662H540Z', '#e9eef2') +
    shape('M540 652H920V670H540Z', '#364159');
  // the wall: every clock has its own opinion
  const cone = 'M50 312L258 288L900 1200H-420Z';
  drawing +=
    clock(dim, 450, 130, 56, 300, 60) +
    clock(dim, 316, 214, 42, 200, 100) +
    clock(dim, 930, 780, 50, 40, 250) +
    clock(dim, 338, 410, 70, 80, 300);
  drawing += clip(
    cone,
    shape(cone, '#b58a72') + gradient(cone, '0 #ffe7a8, 0.8 #e0a878 0.6') + clock(lit, 338, 410, 70, 80, 300),
  );
  drawing +=
    clock(lit, 60, 560, 64, 20, 190) +
    rect(160, 560, 96, 190, 8, '#a8744a') +
    rect(172, 640, 72, 98, 4, '#5a3b4a') +
    stroke('M208 640L190 706', '#ffe9a8', 6) +
    circle(190, 708, 15, '#ffe9a8') +
    clock(lit, 208, 604, 30, 310, 150);
  // bench lamp
  drawing +=
    stroke('M-20 60L70 120L120 210', '#3d3c55', 16) +
    circle(70, 120, 15, '#ffcf7a') +
    shape('M40 310C30 250 70 206 124 196C180 190 240 226 262 286Z', '#3d3c55') +
    shape('M40 310C30 250 70 206 124 196C90 220 72 260 74 306Z', '#6a5a68') +
    shape('M40 310L262 286C250 316 70 336 40 310Z', '#fff8dc');
  return drawing;
}
