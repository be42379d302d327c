import { describe, expect, it } from 'vitest';
import { drawLinkPicture } from '../../../web/build/link-picture.ts';
import { drawPortraits } from '../../../web/build/portraits.ts';

const portraits = [...drawPortraits()].filter(([name]) => !name.includes('-'));

describe('the link preview of a meeting page', () => {
  it.each(portraits)('[R-FIRST-08] shows %s in a PNG of 1200 x 630', (_, portrait) => {
    const png = drawLinkPicture(portrait);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
