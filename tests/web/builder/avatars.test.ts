// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawAvatars } from '../../../web/build/avatars.ts';
import {
  avatarAddress,
  avatarParts,
  avatarWord,
  firstAvatar,
  readAvatar,
} from '../../../web/src/features/builder/avatar.ts';
import { externalReferences, parse } from '../support/svg.ts';

const drawn = drawAvatars();

describe('the avatars of the builder', () => {
  it('exist for every combination of parts and for nothing else', () => {
    const words = Object.values(avatarParts).reduce<string[]>(
      (begun, part) =>
        begun.length === 0
          ? [...part]
          : begun.flatMap((word) => part.map((choice: string) => `${word}-${choice}`)),
      [],
    );
    expect([...drawn.keys()]).toEqual(words);
  });

  it('all look different', () => {
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('run no script, load nothing, have no background and are small', () => {
    // One of each part is enough: the parts are drawn alike in every company.
    const some = [...drawn].filter((_entry, index) => index % 21 === 0);
    expect(some.length).toBeGreaterThan(30);
    for (const [word, svg] of some) {
      const document = parse(svg);
      expect(document.querySelector('parsererror'), word).toBeNull();
      expect(document.querySelectorAll('script, style, foreignObject, image, use, a'), word).toHaveLength(0);
      expect(externalReferences(document), word).toEqual([]);
      expect(document.querySelector('rect'), word).toBeNull();
      expect(svg.length, word).toBeLessThan(20_000);
    }
  });

  it('are stored as words and never as an address', () => {
    const chosen = {
      hair: 'bob',
      expression: 'wink',
      hairColor: 'silver',
      skinColor: 'dark',
    } as const;
    expect(avatarWord(chosen)).toBe('bob-wink-silver-dark');
    expect(readAvatar('bob-wink-silver-dark')).toEqual(chosen);
    expect(avatarAddress(chosen)).toBe('/avatars/bob-wink-silver-dark.svg');
    expect(readAvatar('https://evil.test/x.svg')).toEqual(firstAvatar);
  });
});
