import { describe, expect, it } from 'vitest';
import {
  browseGradient,
  type CompanionRow,
  gradientOf,
  profileGradient,
  toCompanion,
  toPerfectFor,
} from '../../../web/src/features/companions/companion.ts';
import { companionRow } from '../support/people.ts';

const companion = (values: Partial<CompanionRow>) => toCompanion(companionRow(values) as CompanionRow);

describe('a companion', () => {
  it('[R-DATA-09] has the picture image_url, else avatar_url, else profile_image, else the placeholder', () => {
    const images = { image_url: '/a.png', avatar_url: '/b.png', profile_image: '/c.png' };
    expect(companion(images).imageUrl).toBe('/a.png');
    expect(companion({ ...images, image_url: null }).imageUrl).toBe('/b.png');
    expect(companion({ ...images, image_url: '', avatar_url: null }).imageUrl).toBe('/c.png');
    expect(companion({ image_url: null }).imageUrl).toBe('/placeholder.svg');
  });

  it('has the colors of its row, and the default of the page when the row has none', () => {
    const plain = companion({ profile_gradient_from: null, profile_gradient_to: '' });
    expect(gradientOf(plain, browseGradient)).toEqual({ from: '#8B5CF6', to: '#EC4899' });
    expect(gradientOf(plain, profileGradient)).toEqual({ from: '#FF0000', to: '#0000FF' });
    expect(gradientOf(companion({ profile_gradient_from: '#112233' }), browseGradient).from).toBe('#112233');
  });

  it('reads Perfect For as strings or objects, with friendly labels', () => {
    expect(toPerfectFor(['Intellectuals', { value: 'romantics', label: 'x' }, 'Creative Minds'])).toEqual([
      { value: 'intellectuals', label: 'Intellectuals' },
      { value: 'romantics', label: 'Romantics' },
      { value: 'creative_minds', label: 'Creative Minds' },
    ]);
    expect(toPerfectFor([{ value: 'night_owls', label: 'Night owls' }, 'Early birds'])).toEqual([
      { value: 'night_owls', label: 'Night owls' },
      { value: 'early_birds', label: 'Early birds' },
    ]);
  });

  it.each([null, undefined, 'romantics', {}, [null, 7, '', {}, { value: 7 }]])(
    'reads Perfect For as empty from %j',
    (stored) => {
      expect(toPerfectFor(stored)).toEqual([]);
    },
  );
});
