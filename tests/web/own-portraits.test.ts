// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawFace, drawPortrait } from '../../web/build/portraits/compose.ts';
import { ownChoices, ownPerson, readOwnParts } from '../../web/build/portraits/own/own-portrait.ts';
import { externalReferences, parse } from './support/svg.ts';

const first = Object.values(ownChoices).map(([choice = '']) => choice);

/** The first of all choices, and every word that differs from it in one part. */
const words = [
  first.join('-'),
  ...Object.values(ownChoices).flatMap((choices, part) =>
    choices.slice(1).map((choice) => first.with(part, choice).join('-')),
  ),
];

function draw(word: string): { portrait: string; face: string } {
  const parts = readOwnParts(word);
  if (parts === null) throw new Error(`${word} has no parts`);
  const person = ownPerson('own', parts, ['#8b5cf6', '#ec4899']);
  return { portrait: drawPortrait(person, 'calm', 'light'), face: drawFace(person, 'calm') };
}

describe('the portrait of an own companion', () => {
  it.each(words)(
    '[R-ART-05] %s is a well-formed SVG that runs and loads nothing, of at most 30 kB',
    (word) => {
      const { portrait } = draw(word);
      const document = parse(portrait);
      expect(document.querySelector('parsererror')).toBeNull();
      expect(externalReferences(document)).toEqual([]);
      expect(portrait).not.toMatch(/NaN|undefined|null/);
      expect(gzipSync(portrait).length).toBeLessThanOrEqual(30_000);
    },
  );

  it('[R-ART-05] changes with every part', () => {
    expect(new Set(words.map((word) => draw(word).portrait)).size).toBe(words.length);
  });

  it('[R-ART-05] is the same bytes every time', () => {
    for (const word of words) expect(draw(word)).toEqual(draw(word));
  });

  it.each([
    '',
    'open',
    'open-curls-black-light-jacket',
    `${first.join('-')}-more`,
    'open-curls-black-light-jacket-moon',
  ])('[R-ART-05] does not exist for the word "%s"', (word) => {
    expect(readOwnParts(word)).toBeNull();
  });
});
