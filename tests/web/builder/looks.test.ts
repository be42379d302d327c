// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawnPictures } from '#lib/portraits.ts';
import {
  firstLook,
  type Look,
  lookChoices,
  lookColors,
  lookParts,
  lookWord,
  readLook,
} from '#portraits/own/look.ts';
import { drawOwnPicture } from '#portraits/own/own-pictures.ts';
import { leastContrast, token } from '../support/colors.ts';
import { externalReferences, parse } from '../support/svg.ts';

const address = (look: Look) => `/avatars/${lookWord(look)}.svg`;

/** The first look with each choice of each part, and without any change. */
const looks = lookParts.flatMap((part) =>
  lookChoices[part].map((choice): [string, Look] => [`${part} ${choice}`, { ...firstLook, [part]: choice }]),
);
const pictures = [
  '',
  'dark/',
  'faint/',
  'faint-dark/',
  'face-calm/',
  'face-delighted/',
  'clothes/',
  'place/',
];

describe('the looks of own companions', () => {
  it('[R-ART-05] have faces, hair, clothes and places like the portraits of our people', () => {
    expect(Object.fromEntries(lookParts.map((part) => [part, lookChoices[part].length]))).toEqual({
      face: 6,
      hair: 17,
      hairColor: 7,
      skin: 6,
      glasses: 3,
      beard: 5,
      clothes: 7,
      place: 10,
    });
  });

  it.each(looks)('[R-ART-05] are stored as one word and read from it: %s', (_name, look) => {
    expect(readLook(lookWord(look))).toEqual(look);
  });

  it('[R-ART-05] of the earlier parts keep their hair, its color and the skin', () => {
    expect(readLook('bob-wink-silver-dark')).toEqual({
      ...firstLook,
      hair: 'bob',
      hairColor: 'silver',
      skin: 'dark',
    });
    for (const hair of 'short curls quiff crop bob long waves bun ponytail shaved'.split(' ')) {
      expect(readLook(`${hair}-smile-black-tan`)).toMatchObject({ hair, hairColor: 'black', skin: 'tan' });
    }
  });

  it.each([
    '',
    'bob',
    'bob-wink-green-dark',
    'https://evil.test/x',
    'soft-toString-brown-tan-none-none-jacket-cafe',
    `${lookWord(firstLook)}-x`,
  ])('[R-ART-05] are none for another word: %s', (word) => {
    expect(readLook(word)).toBeNull();
    expect(drawOwnPicture(`/avatars/${word}.svg`)).toBeNull();
  });

  it('[R-ART-05] have two colors that can be stored', () => {
    for (const place of lookChoices.place) {
      const { from, to } = lookColors({ ...firstLook, place });
      expect(`${from} ${to}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    }
  });
});

describe('the picture of an own companion', () => {
  it.each(looks)(
    '[R-ART-05] is a well-formed SVG that runs and loads nothing, of at most 30 kB: %s',
    { tags: 'long' },
    (_name, look) => {
      for (const picture of pictures) {
        const svg = drawOwnPicture(`/avatars/${picture}${lookWord(look)}.svg`) ?? '';
        const document = parse(svg);
        expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
        expect([...document.querySelectorAll('parsererror, script, style, foreignObject, image, a')]).toEqual(
          [],
        );
        expect(externalReferences(document)).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|null/);
        expect(gzipSync(svg).length).toBeLessThanOrEqual(30_000);
      }
    },
  );

  it('[R-ART-05] is another one for each choice, and the same bytes for the same word', () => {
    const drawn = looks.map(([, look]) => drawOwnPicture(address(look)));
    expect(new Set(drawn).size).toBe(looks.length - lookParts.length + 1);
    expect(looks.map(([, look]) => drawOwnPicture(address(look)))).toEqual(drawn);
  });

  it('[R-ART-03, R-ART-05] has a face for each mood', () => {
    const faces = (['calm', 'delighted', 'thoughtful', 'concerned'] as const).map((mood) =>
      drawOwnPicture(drawnPictures(address(firstLook))?.face(mood) ?? ''),
    );
    expect(new Set(faces).size).toBe(4);
    expect(faces).not.toContain(null);
  });

  it.each(lookChoices.place)(
    '[R-ART-04, R-ART-05] is a scene behind the chat on which text has a contrast of 4.6 or more: %s',
    (place) => {
      const faint = drawnPictures(address({ ...firstLook, place }));
      for (const text of ['ink', 'muted', 'accent']) {
        expect(leastContrast(token(text, false), drawOwnPicture(faint?.faint ?? ''))).toBeGreaterThanOrEqual(
          4.6,
        );
        expect(
          leastContrast(token(text, true), drawOwnPicture(faint?.faintDark ?? '')),
        ).toBeGreaterThanOrEqual(4.6);
      }
    },
  );

  it('[R-ART-05] is none for an address without a picture', () => {
    expect(drawOwnPicture(`/avatars/face-angry/${lookWord(firstLook)}.svg`)).toBeNull();
    expect(drawOwnPicture('/portraits/suki.svg')).toBeNull();
  });
});
