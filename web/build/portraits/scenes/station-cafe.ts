import { circle, glow, gradient, group, rect, shape, stroke } from '../kit.ts';

export function stationCafe(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #6b2f1c, 0.5 #b45309, 1 #e08a2e');
  // platform beyond the long window: the night train standing
  drawing +=
    rect(-20, 330, 1000, 480, 0, '#3b2e56') +
    rect(-20, 372, 1000, 300, 0, '#4b3a7c') +
    rect(-20, 372, 1000, 22, 0, '#6a569a') +
    rect(-20, 560, 1000, 26, 0, '#f2cf8a') +
    rect(-20, 672, 1000, 40, 0, '#3d324d');
  for (const x of [-60, 96, 252, 708, 864])
    drawing +=
      rect(x, 424, 122, 112, 12, '#ffe08a') +
      shape(
        `M${x} 500H${x + 122}V524Q${x + 122} 536 ${x + 110} 536H${x + 12}Q${x} 536 ${x} 524Z`,
        '#f4a94a',
      ) +
      stroke(`M${x} 452H${x + 122}M${x} 480H${x + 122}M${x} 508H${x + 122}`, '#6b4a3c', 6);
  drawing +=
    shape(
      'M150 536V506C150 488 164 480 172 480C184 480 194 490 194 506V536ZM158 468A15 15 0 1 1 188 468A15 15 0 1 1 158 468ZM300 536V514C300 500 312 494 320 494C330 494 340 502 340 516V536Z',
      '#8f4a3a',
    ) +
    rect(-20, 712, 1000, 98, 0, '#c9763a') +
    rect(-20, 712, 1000, 12, 0, '#ffd98a');
  drawing +=
    rect(-20, 310, 1000, 30, 0, '#552d35') +
    rect(-20, 334, 1000, 6, 0, '#ffcf7a', 0.7) +
    rect(204, 310, 24, 500, 0, '#552d35') +
    rect(222, 340, 6, 460, 0, '#ffcf7a', 0.6) +
    rect(-20, 796, 1000, 40, 0, '#5f2f3a') +
    rect(-20, 796, 1000, 9, 0, '#ffcf7a', 0.8) +
    rect(-20, 836, 1000, 400, 0, '#8a3f1e');
  drawing +=
    shape(
      'M70 798C50 740 84 704 124 704S198 740 178 798ZM172 734C196 728 204 704 222 700L226 714C212 724 208 764 176 776Z',
      '#a8785e',
    ) +
    shape('M124 704C164 704 198 740 178 798H140C164 760 156 724 124 704Z', '#ffe3ae') +
    rect(98, 692, 52, 14, 6, '#5f2f3a') +
    stroke('M78 724C40 640 208 640 172 724', '#5f2f3a', 11) +
    stroke('M226 690C210 664 248 646 232 616', '#fff0cf', 8, 0.6);
  // roof truss and the clock everyone here lives by
  drawing +=
    stroke(
      'M-20 70H980M-20 210H980M-20 210L120 70L260 210L400 70L540 210L680 70L820 210L960 70',
      '#5f2c21',
      16,
    ) + rect(734, 60, 18, 90, 0, '#4c2d36');
  drawing +=
    shape('M-20-20H980V60L640 170L-20 560Z', '#562a3a', 0.24) +
    glow(744, 262, 430, '#fff0b0', 0.95) +
    circle(744, 262, 138, '#4c2d36') +
    circle(748, 258, 122, '#fff6d8');
  for (let i = 0; i < 12; i++)
    drawing += group(
      rect(-5, -106, 10, i % 3 ? 16 : 28, 3, '#5f2f3a'),
      `translate(746 260) rotate(${i * 30})`,
    );
  drawing += stroke('M746 260L800 226M746 260L770 340', '#4c2d36', 12) + circle(746, 260, 13, '#c9432f');
  drawing += shape('M640 170L-20 560V1200H720L870 330Z', '#ffe39a', 0.2);
  return drawing;
}
