import { describe, expect, it } from 'vitest';
import { changesOf, savedText } from '../../../web/src/features/customise/changes.ts';
import { untouched } from '../../../web/src/features/customise/customisation.ts';

const chosen = { traits: ['Playful', 'Bold'] as ('Playful' | 'Bold')[], tone: 10, nickname: ' Captain ' };

describe('what a save of the wizard changes', () => {
  it('[R-FIRST-17] is shown with what it was and what it will be', () => {
    expect(changesOf(untouched, chosen)).toEqual([
      { part: 'Traits', before: 'As they are', after: 'Playful, Bold' },
      { part: 'Tone', before: 'Balanced & Friendly', after: 'Soft & Caring' },
      { part: 'Nickname', before: 'None', after: 'Captain' },
    ]);
    // Another place on the scale with the same name sounds no different.
    expect(changesOf(untouched, { ...untouched, tone: 40 })).toEqual([]);
  });

  it('[R-FIRST-17] is said in the chat in one sentence', () => {
    expect(savedText('Suki', untouched, chosen)).toBe(
      'From now on, Suki will be more playful and bold, sound soft and caring, and call you Captain.',
    );
    expect(savedText('Suki', chosen, { ...chosen, traits: [], nickname: '' })).toBe(
      'From now on, Suki will go back to their own traits and call you by your name.',
    );
    expect(savedText('Suki', chosen, chosen)).toBeNull();
  });
});
