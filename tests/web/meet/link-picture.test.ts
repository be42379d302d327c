import { describe, expect, it } from 'vitest';
import { drawLinkPicture } from '../../../web/build/link-picture.ts';
import { cast } from '../../../web/build/portraits/cast.ts';

describe('the link preview of a meeting page', () => {
  it.each(cast.map((person) => [person.id, person] as const))(
    '[R-FIRST-08] shows %s in a PNG of 1200 x 630, of at most 350 kB',
    (_, person) => {
      const png = drawLinkPicture(person);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThanOrEqual(350_000);
    },
  );
});
