import { describe, expect, it } from 'vitest';
import { drawPortraits } from '../../../web/build/portraits.ts';
import { moods } from '../../../web/src/lib/mood.ts';
import { drawnPictures } from '../../../web/src/lib/portraits.ts';

describe('the addresses of a companion’s pictures', () => {
  it('[R-ART-02, R-ART-03, R-ART-04] are files of the build for a drawn portrait', () => {
    const pictures = drawnPictures('/portraits/suki.svg');
    const built = [...drawPortraits().keys()].map((name) => `/portraits/${name}.svg`);
    expect(built).toEqual(
      expect.arrayContaining([
        pictures?.dark,
        pictures?.faint,
        pictures?.faintDark,
        ...moods.map((mood) => pictures?.face(mood)),
      ]),
    );
  });

  it.each([
    null,
    undefined,
    '',
    '/avatars/dark/soft-bob-brown-light-none-none-shirt-cafe.svg',
    '/placeholder.svg',
    '/portraits/suki-dark.svg',
    'https://project.supabase.co/storage/v1/object/public/companion-images/portraits/suki.svg',
  ])('[R-ART-02] do not exist for a picture that stands alone: %s', (imageUrl) => {
    expect(drawnPictures(imageUrl)).toBeNull();
  });
});
