import { circle, glow, gradient, shape } from '../kit.ts';
import { curls, each } from '../points.ts';

/** Cubes of pale stone: where each stands, and how wide it is. */
const houses =
  '840 350 84, 760 396 88, 900 440 90, 676 438 84, 810 490 92, 730 530 90, 640 560 86, 370 562 70, 290 590 72, 216 634 66, 850 600 86';

function house(x: number, y: number, width: number): string {
  return (
    shape(`M${x} ${y}h${width}v400h-${width}z`, '#8cc9bd') +
    shape(`M${x} ${y}h${width / 2 - 4}v400h-${width / 2 - 4}z`, '#fff0cf') +
    shape(`M${x + 12} ${y + 20}h11v18h-11zm44 2h11v18h-11z`, '#4f968f')
  );
}

export function oldGarden(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #0b8f93, 0.24 #3fbdb0, 0.42 #a7f3d0, 0.54 #fff3cd');
  drawing += glow(150, 560, 560, '#fff6cf', 0.95) + circle(150, 520, 96, '#fffdf0');
  // the hill, its houses one above the other
  drawing += shape('M-20 660C200 600 420 560 560 520C700 480 860 400 980 380V1000H-20Z', '#6fbcae');
  drawing += each(houses, house);
  // the garden wall, stairs, a pomegranate tree overhead
  drawing +=
    shape('M-20 720H980V1240H-20Z', '#2f9a90') +
    shape('M-20 720H980V744H-20Z', '#fff0cf') +
    shape('M-20 744H980V774L-20 800Z', '#23837f') +
    shape(
      'M40 830h116v56H40zM780 820h116v56H780zM900 900h90v56H900zM850 1030h116v56H850zM-40 920H60v56H-40z',
      '#24857f',
    );
  drawing +=
    shape(
      curls(
        '1000 -20, 1000 330, 930 300, 900 240, 830 260, 790 190, 720 200, 690 130, 620 130, 600 60, 540 40, 540 -20',
        0.56,
      ),
      '#0f5f66',
    ) +
    shape(
      curls('1000 -20, 1000 210, 930 200, 880 140, 810 150, 770 90, 700 90, 660 30, 640 -20', 0.56),
      '#17807c',
    );
  drawing += each(
    '690 196 26, 846 268 30, 920 170 24',
    (x, y, r) =>
      circle(x, y, r, '#c2464c') +
      circle(x - r * 0.25, y - r * 0.15, r * 0.68, '#ee7a58') +
      shape(`M${x - 12} ${y + r + 12}v-18h24v18l-12-8z`, '#c2464c'),
  );
  return drawing;
}
