import { circle, clip, glow, gradient, type Light, mass, rect, shape, stroke } from '../kit.ts';
import { tube } from '../points.ts';

export const plank = { base: '#e8b873', shade: '#a9703f', rim: '#fff0c4' };
export const wood = { base: '#dba25c', shade: '#945c3c', rim: '#ffe6ac' };
const frame = '#3d4a38';

export function boatyard(light: Light): string {
  let drawing = rect(0, 0, 960, 1200, 0, '#56684e');
  // door light on the boards
  drawing +=
    shape('M-20 120L380 40V1200H-20Z', '#a9b56e') +
    shape('M-20 260L380 150V1200H-20Z', '#d6d58c') +
    shape([1, 2, 3].map((i) => `M${i * 116 - 6} 46h8v1200h-8z`).join(''), '#7f8a58', 0.7);
  // the open door: the Derwent in the morning
  const door = 'M400 60H930V1200H400Z';
  drawing += clip(
    door,
    gradient(door, '0 #a9d98c, 0.28 #e6f2b0, 0.5 #fff6cf') +
      glow(740, 340, 460, '#fffbe0', 0.95) +
      circle(752, 320, 150, '#fffdf0', 0.55) +
      circle(752, 320, 104, '#fffdf0') +
      shape('M400 560C480 500 560 520 640 480C740 440 840 500 940 450V800H400Z', '#a9d08a') +
      shape('M400 620C520 570 640 606 740 566C820 542 880 566 940 546V800H400Z', '#6aa766') +
      rect(400, 646, 540, 600, 0, '#cfe9ba') +
      shape('M400 646H940V672H400Z', '#558f64') +
      shape('M690 672H820L900 1200H560Z', '#fffdf0', 0.75) +
      stroke('M600 724H660M850 760H910M560 800H620M860 840H900', '#fffdf0', 9, 0.9) +
      shape('M806 676C820 700 866 700 884 676Z', '#c9566b') +
      rect(842, 590, 6, 86, 0, '#4a5a48') +
      shape('M852 594L888 668H852Z', '#fffdf0'),
  );
  drawing +=
    stroke('M400 1200V60H930V1200', frame, 28) +
    stroke('M414 1200V74H916V1200', '#f3efb8', 6, 0.8) +
    rect(0, 0, 960, 46, 0, frame);
  // the boat's ribs, going away to the left
  drawing += [0, 1, 2]
    .map((i) => {
      const x = i * 92;
      const y = 470 + i * 44;
      const r = 15 + i * 3;
      return mass(
        tube(
          `${x + 10} ${y} ${r}, ${x - 40} ${y + 230} ${r + 2}, ${x - 36} ${y + 480} ${r + 4}, ${x + 40} 1260 ${r + 6}`,
        ),
        wood,
        { light, depth: r * 0.9, edge: 5 },
      );
    })
    .join('');
  drawing +=
    mass('M-20 690C90 690 200 716 330 760V794C200 750 90 722-20 722Z', plank, { light, depth: 10, edge: 4 }) +
    mass('M-20 900C90 900 210 912 330 940V976C210 946 90 934-20 934Z', plank, { light, depth: 10, edge: 4 });
  return drawing;
}
