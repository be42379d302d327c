import { clip, glow, gradient, group, rect, shape, stroke } from '../kit.ts';

/** Tiles with two quarters of a circle, every other one in the reverse colors; a few have come off. */
function wallTiles(dark: string, pale: string): string {
  let drawing = '';
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 4; row++) {
      const [ground, quarters] = (column + row) % 2 === 1 ? [pale, dark] : [dark, pale];
      const [x, y] = [-2 + column * 98, 760 + row * 98];
      if ((column * 7 + row * 5) % 9 > 0) {
        drawing +=
          rect(x, y, 92, 92, 4, ground) +
          shape(
            `M${x} ${y}H${x + 46}A46 46 0 0 1 ${x} ${y + 46}ZM${x + 92} ${y + 92}H${x + 46}A46 46 0 0 1 ${x + 92} ${y + 46}Z`,
            quarters,
          );
      }
    }
  }
  return drawing;
}

export function tileStudio(): string {
  let drawing = gradient('M0 0H960V1200H0Z', '0 #8c2c5c, 0.6 #c2436a, 1 #7d2a5b');
  // kiln mouth, bricks fanned round it
  drawing +=
    shape('M560 1200V420C560 240 650 140 770 140S980 240 980 420V1200Z', '#a5345f') +
    Array.from({ length: 9 }, (_, i) => {
      const a = Math.PI * (1 - i / 10);
      return stroke(
        `M${(772 + Math.cos(a) * 160).toFixed(0)} ${(400 - Math.sin(a) * 196).toFixed(0)}L${(772 + Math.cos(a) * 206).toFixed(0)} ${(400 - Math.sin(a) * 252).toFixed(0)}`,
        '#7d2a5b',
        6,
      );
    }).join('') +
    shape('M612 1200V430C612 280 680 204 772 204S940 280 940 430V1200Z', '#4d1a48');
  // pupils' shoes on the drying rack inside
  for (const y of [430, 600]) drawing += rect(612, y, 360, 16, 0, '#8c2c5c');
  drawing +=
    group(
      shape('M0 0C2-30 14-46 30-48C40-30 66-24 92-18C104-14 106-6 104 0H34L28-8L22 0Z', '#e0505a') +
        shape('M4 0H18V26H8Z', '#b03050'),
      'translate(700 404)',
    ) +
    group(
      shape('M0 0C2-30 14-46 30-48C40-30 66-24 92-18C104-14 106-6 104 0H34L28-8L22 0Z', '#e0505a') +
        shape('M4 0H18V26H8Z', '#b03050'),
      'translate(816 404)',
    ) +
    shape('M690 600V560C700 548 724 548 732 556C752 572 790 574 796 600Z', '#f3c9b8') +
    shape('M690 592H798V602H690Z', '#fff0dc') +
    shape('M824 600V520H870V566C890 572 914 578 918 600Z', '#7a4468');
  // tiles on the wall
  drawing += wallTiles('#1f7d84', '#f9cbb0');
  drawing += rect(-10, 740, 576, 14, 0, '#7d2a5b');
  // one slab of evening sun
  const sun = 'M-20 60L420 150L640 1200H-20Z';
  drawing += clip(
    sun,
    shape(sun, '#ff8a66') +
      shape('M-20 60L420 150L564 838V740H-20Z', '#ffb184') +
      glow(120, 240, 520, '#ffe6a8', 0.9) +
      wallTiles('#3fa9a0', '#fff0d0') +
      stroke('M150 60L330 1240M-20 420L520 500', '#c2506a', 16),
  );
  return drawing;
}
