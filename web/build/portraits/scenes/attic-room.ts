import { circle, clip, glow, gradient, rect, ring, shape, stroke } from '../kit.ts';
import { each } from '../points.ts';

const box = '#5d4388';
export const pink = '#ff7ac8';
const mint = '#8ff0d8';

/** A small lamp of the synthesizer. */
function led(x: number, y: number, color: string): string {
  return circle(x, y, 7, color) + glow(x, y, 34, color, 0.6);
}

export function atticRoom(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #5327ae, 0.5 #7c3aed, 1 #a862ea', [0, 0, 1, 1]);
  // the window: rain has just stopped over the yard roofs
  drawing += rect(-20, 84, 424, 700, 0, '#4c2d80');
  const win = 'M-20 104H384V760H-20Z';
  drawing += clip(
    win,
    gradient(win, '0 #8a4fe8, 0.4 #d98af4, 0.66 #ffc3dd, 0.8 #ffe9cf') +
      glow(176, 520, 330, '#fff3e0', 0.95) +
      circle(176, 520, 74, '#fffaf0') +
      shape('M282 640V392L286 250L290 392V640Z', '#8a3fc4') +
      circle(286, 366, 22, '#8a3fc4') +
      shape('M266 360A22 22 0 0 1 282 345V388A22 22 0 0 1 266 372Z', '#ffd3e6') +
      shape('M-20 640L40 590L110 640L170 600H236V636H300L340 600L400 640V780H-20Z', '#7a36b8') +
      shape('M-20 700H90V680L210 660L300 700H400V780H-20Z', '#5a28a0') +
      each('24 716, 150 722, 262 716', (x, y) => rect(x, y, 18, 22, 2, '#ffd9a0')) +
      stroke(
        'M60 130L34 260M130 180L112 270M230 120L206 240M330 150L308 260M90 330L70 430',
        '#ffffff',
        5,
        0.5,
      ),
  );
  drawing +=
    rect(186, 104, 18, 656, 0, '#4c2d80') +
    rect(-20, 396, 404, 16, 0, '#4c2d80') +
    rect(198, 104, 6, 656, 0, '#ffb8e6', 0.7) +
    rect(-20, 760, 440, 34, 0, '#4c2d80') +
    rect(-20, 760, 440, 8, 0, '#ffc9ea');
  // window light on the wall, cut by its own cross
  drawing += shape('M470 150L960 330V600L470 420ZM470 460L960 640V930L470 740Z', '#f0abfc', 0.55);
  // wheel on its hook
  drawing +=
    ring(800, 214, 176, '#512d7a', 26) +
    ring(796, 212, 160, '#ffd0f0', 6) +
    stroke(
      [8, 44, 80, 116, 152]
        .map((a) => {
          const c = Math.cos(a * 0.01745),
            n = Math.sin(a * 0.01745);
          return `M${Math.round(800 - 158 * c)} ${Math.round(214 - 158 * n)}L${Math.round(800 + 158 * c)} ${Math.round(214 + 158 * n)}`;
        })
        .join(''),
      '#f3d3ff',
      4,
      0.75,
    ) +
    circle(800, 214, 20, '#512d7a') +
    circle(796, 210, 9, '#ffd0f0');
  // the patched-together synth
  drawing +=
    rect(620, 560, 360, 330, 10, '#4f336e') +
    rect(632, 572, 340, 306, 6, box) +
    stroke('M716 572V878M812 572V878', '#51356f', 8) +
    rect(632, 572, 340, 7, 0, '#c88af0');
  drawing += each(
    '674 622 22 -40, 674 690 22 60, 764 616 28 20, 764 694 17 -70, 924 622 22 -20, 866 690 22 40',
    (x, y, r, a) =>
      circle(x, y, r, '#e9d6ff') +
      circle(x + 4, y + 4, r - 5, '#8a63c4') +
      stroke(
        `M${x} ${y}L${Math.round(x + Math.sin(a / 57.3) * r)} ${Math.round(y - Math.cos(a / 57.3) * r)}`,
        '#ffffff',
        6,
      ),
  );
  drawing +=
    stroke(
      'M656 770h0m36 0h0m-36 60h0m36 0h0m54-60h0m36 0h0m-36 60h0m36 0h0m68-60h0m50 0h0m-50 60h0',
      '#4e335f',
      26,
    ) +
    each('740 740, 840 735', (x, y) => led(x, y, pink)) +
    led(790, 740, mint);
  drawing +=
    stroke('M692 770C700 880 840 900 850 770', mint, 11) +
    stroke('M746 770C740 700 900 680 924 622', pink, 11);
  drawing += rect(-20, 1040, 1000, 200, 0, '#562894') + rect(560, 888, 420, 24, 0, '#512d7a');
  return drawing;
}
