import { expect, it } from 'vitest';
import { drawMailPicture } from '../../../web/build/mail-picture.ts';

it('[R-FIRST-23] the picture of the mails is a PNG more than twice as large as they show it, of at most 120 kB', () => {
  const png = drawMailPicture();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect([width, height]).toEqual([684, 192]);
  expect(width / height).toBeCloseTo(285 / 80, 2);
  expect(png.length).toBeLessThanOrEqual(120_000);
});
