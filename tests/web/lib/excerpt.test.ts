import { expect, it } from 'vitest';
import { cutAtWord, firstSentence } from '#lib/excerpt.ts';

it.each([
  ['Short enough', 12, 'Short enough'],
  ['Draws strangers on trains', 20, 'Draws strangers on…'],
  ['Draws strangers, always', 18, 'Draws strangers…'],
  ['Unbelievable', 5, 'Unbel…'],
])('[R-FIRST-21] cuts "%s" at %i letters after a word: %s', (text, limit, cut) => {
  expect(cutAtWord(text, limit)).toBe(cut);
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
