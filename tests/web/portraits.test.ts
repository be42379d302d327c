// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawPortraits } from '../../web/build/portraits.ts';
import { leastContrast, token } from './support/colors.ts';
import { externalReferences, parse } from './support/svg.ts';

const ids = [
  'amara',
  'andre',
  'brooke',
  'carmen',
  'emilio',
  'hunter',
  'jonas',
  'leilani',
  'luca',
  'noor',
  'priya',
  'suki',
  'theo',
  'tomasz',
  'wanjiru',
  'yusuf',
];
const faces = ['face-calm', 'face-delighted', 'face-thoughtful', 'face-concerned'];
const scenes = ['faint', 'faint-dark'];
const names = ids.flatMap((id) => [
  id,
  ...['dark', ...scenes, ...faces].map((picture) => `${id}-${picture}`),
]);

const portraits = drawPortraits();
const drawing = (name: string) => portraits.get(name) ?? '';

describe('the portraits of the seeded companions', () => {
  it('[R-ART-02, R-ART-03, R-ART-04] are eight pictures for each of the sixteen, and no others', () => {
    expect([...portraits.keys()].sort()).toEqual([...names].sort());
  });

  it('[R-ART-02] are all different', () => {
    expect(new Set(portraits.values()).size).toBe(names.length);
  });

  it('[R-ART-02] are the same bytes every time', () => {
    expect(drawPortraits()).toEqual(portraits);
  });

  it.each(names)(
    '[R-ART-02] %s is a well-formed SVG that runs and loads nothing, of at most 30 kB',
    { tags: 'long' },
    (name) => {
      const document = parse(drawing(name));
      expect(document.querySelector('parsererror')).toBeNull();
      expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
      expect(document.doctype).toBeNull();
      const refused = 'script, style, foreignObject, image, iframe, a';
      expect([...document.querySelectorAll(refused)]).toEqual([]);
      expect(externalReferences(document)).toEqual([]);
      expect(drawing(name)).not.toMatch(/NaN|undefined|null/);
      expect(gzipSync(drawing(name)).length).toBeLessThanOrEqual(30_000);
    },
  );

  it('would notice a script, a link and a paint from elsewhere', () => {
    const hostile = parse(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><image href="https://example.test/a.png"/>' +
        '<path fill="url(https://example.test/b.svg#c)"/><path fill="url(#own)"/></svg>',
    );
    expect(externalReferences(hostile)).toHaveLength(3);
  });

  it.each(ids)('[R-ART-02] %s has half-length pictures of 960 x 1200 and square faces', (id) => {
    for (const name of [id, `${id}-dark`, ...scenes.map((scene) => `${id}-${scene}`)]) {
      expect(viewBox(name)).toEqual([0, 0, 960, 1200]);
    }
    const [[left, top, width, height] = []] = faces.map((face) => viewBox(`${id}-${face}`));
    expect(width).toBe(height);
    for (const face of faces) expect(viewBox(`${id}-${face}`)).toEqual([left, top, width, height]);
  });
});

function viewBox(name: string): number[] {
  return (parse(drawing(name)).documentElement.getAttribute('viewBox') ?? '').split(' ').map(Number);
}

describe('the faint scenes behind the chat', () => {
  describe.each(ids)('of %s', (id) => {
    it.each(['ink', 'muted', 'accent'])(
      '[R-ART-04] %s text has a contrast of 4.6 or more, in both themes',
      (text) => {
        expect(leastContrast(token(text, false), drawing(`${id}-faint`))).toBeGreaterThanOrEqual(4.6);
        expect(leastContrast(token(text, true), drawing(`${id}-faint-dark`))).toBeGreaterThanOrEqual(4.6);
      },
    );
  });
});
