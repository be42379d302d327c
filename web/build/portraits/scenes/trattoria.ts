import { circle, clip, ellipse, glow, gradient, rect, shape, stroke } from '../kit.ts';

export function trattoria(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #c9503f, 0.45 #ee7f52, 0.8 #f8a75e');
  // arched door to the portico, blue hour
  const arch = 'M520 1240V330C520 200 610 120 710 120S900 200 900 330V1240Z';
  drawing += clip(
    arch,
    gradient(arch, '0 #5a4a93, 0.5 #a2649f, 0.7 #f09a86') +
      shape(
        'M520 860V420C520 340 560 300 600 300S680 340 680 420V860H650V430C650 370 630 340 600 340S552 370 552 430V860ZM690 860V420C690 340 730 300 770 300S850 340 850 420V860H820V430C820 370 800 340 770 340S722 370 722 430V860ZM860 860V420C860 360 880 320 920 300V860Z',
        '#6d4583',
      ) +
      shape('M520 860H900V1240H520Z', '#8a4f78') +
      shape('M520 860H900V880H520Z', '#b96a86') +
      shape('M520 270H900V120H520Z', '#6d4583', 0.5) +
      circle(600, 400, 13, '#ffdf9a') +
      glow(600, 400, 70, '#ffdf9a', 0.7) +
      circle(770, 400, 13, '#ffdf9a') +
      glow(770, 400, 70, '#ffdf9a', 0.7),
  );
  drawing +=
    stroke(arch.slice(0, -1), '#8d3a3c', 24) +
    stroke('M532 860V332C532 208 618 133 710 133', '#ffc98a', 5, 0.7);
  // shelf with copper and bottles
  drawing +=
    rect(40, 452, 330, 20, 4, '#8d3a3c') +
    rect(40, 452, 330, 6, 3, '#ffc98a') +
    shape('M70 452V372H76V344H94V372H100V452Z', '#5d7d58') +
    shape('M112 452V386H118V330H138V386H144V452Z', '#7b3a4e') +
    shape('M158 452V396C158 388 214 388 214 396V452Z', '#f8d9a0') +
    rect(154, 384, 64, 14, 4, '#c97a45');
  // one of the nine tables
  drawing +=
    shape('M-20 800H250V830H-20Z', '#fff0dc') +
    shape('M-20 830H236L220 900H-20Z', '#e9b79a') +
    rect(96, 740, 26, 62, 5, '#fff0dc') +
    circle(109, 728, 11, '#ffe9a8') +
    glow(109, 728, 90, '#ffe9a8', 0.7);
  // the one lamp and its cone
  drawing +=
    glow(336, 196, 560, '#ffe0a0', 0.85) +
    gradient('M244 192H428L760 1200H-160Z', '0 #fff0b8 0.5, 0.85 #fff0b8 0.06') +
    rect(332, 0, 8, 112, 0, '#5d2a36') +
    shape('M242 190C242 132 283 98 336 98S430 132 430 190Z', '#5d2a36') +
    shape('M242 190C242 132 283 98 336 98C297 115 269 149 266 190Z', '#8d3a3c') +
    ellipse(336, 190, 94, 14, '#fff3c8') +
    circle(336, 198, 24, '#fffbe6');
  return drawing;
}
