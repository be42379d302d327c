// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawPortraits } from '../../web/build/portraits.ts';
import { externalReferences, parse } from './support/svg.ts';

const seededIds = ['amara', 'andre', 'brooke', 'carmen', 'emilio', 'hunter', 'luca', 'suki'];
const portraits = drawPortraits();

describe('the portraits of the seeded companions', () => {
  it('gives each of the eight companions a portrait and nobody else', () => {
    expect([...portraits.keys()].sort()).toEqual(seededIds);
  });

  it('draws nobody like anybody else', () => {
    const drawings = [...portraits.values()].map((svg) => parse(svg).documentElement.innerHTML);
    expect(new Set(drawings).size).toBe(seededIds.length);
  });

  it('draws the same person the same way every time', () => {
    expect(drawPortraits()).toEqual(portraits);
  });

  describe.each(seededIds)('%s', (id) => {
    const svg = portraits.get(id) ?? '';

    it('is a well-formed square SVG with something drawn in it', () => {
      const document = parse(svg);
      expect(document.querySelector('parsererror')).toBeNull();
      expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
      expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 980 980');
      expect(document.querySelectorAll('path').length).toBeGreaterThan(5);
    });

    it('leaves the background to the page', () => {
      expect(parse(svg).querySelector('rect')).toBeNull();
    });

    it('runs nothing and loads nothing', () => {
      const document = parse(svg);
      expect([...document.querySelectorAll('script, style, foreignObject, image, iframe, use, a')]).toEqual(
        [],
      );
      expect(document.doctype).toBeNull();
      expect(externalReferences(document)).toEqual([]);
    });

    it('is smaller than 20 kB', () => {
      expect(new TextEncoder().encode(svg).length).toBeLessThan(20_000);
    });
  });

  it('would notice a script, a link and a paint from elsewhere', () => {
    const hostile = parse(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><image href="https://example.test/a.png"/>' +
        '<path fill="url(https://example.test/b.svg#c)"/><path fill="url(#own)"/></svg>',
    );
    expect(externalReferences(hostile)).toHaveLength(3);
  });
});
