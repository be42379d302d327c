import { describe, expect, it } from 'vitest';
import { cutAtWord, firstSentence } from '#lib/excerpt.ts';

describe('an excerpt', () => {
  it('is the whole text when that is short', () => {
    expect(cutAtWord('Draws strangers.', 16)).toBe('Draws strangers.');
  });

  it('[R-FIRST-21] ends at a word, without the punctuation before what is left out', () => {
    expect(cutAtWord('Draws strangers on trains', 18)).toBe('Draws strangers on…');
    expect(cutAtWord('Draws strangers on trains', 20)).toBe('Draws strangers on…');
    expect(cutAtWord('Good night, dear reader', 13)).toBe('Good night…');
  });

  it('cuts a first word that is too long, but never half an emoji', () => {
    expect(cutAtWord('x'.repeat(121), 120)).toBe(`${'x'.repeat(120)}…`);
    expect(cutAtWord('🌙'.repeat(121), 120)).toBe(`${'🌙'.repeat(120)}…`);
  });
});

it.each([
  ['Oh, hello! The window seat is free.', 'Oh, hello!'],
  ['*looks up* You again, good! Sit down.', 'You again, good!'],
  ['No end here', 'No end here'],
  ['The 7:42 to Osaka, window seat. The heater ticks.', 'The 7:42 to Osaka, window seat.'],
  ['', ''],
])('the first spoken sentence of "%s" is "%s"', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
