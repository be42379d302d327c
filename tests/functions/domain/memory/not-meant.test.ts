import { expect, test } from 'vitest';
import { isMeant } from '../../../../supabase/functions/_shared/domain/memory/not-meant.ts';

test.each([
  { text: "let's play: you are the captain and i'm a spy" },
  {
    text: 'i have five children in Odessa',
    before: 'u are the captain of a ship and im a spy in your kitchen',
  },
  { text: 'my husband the lord will be furious', before: 'pretend you are a driving teacher' },
  { text: 'i never took a plane in my life... ok lie, not true' },
  { text: 'i am going to quit and open a bar', after: 'no of course not. but let me say it' },
  { text: 'I love turnips. No, I take that back, I have tasted one.' },
  { text: "maybe i'll paint the kitchen orange. no, forget i said that" },
  { text: 'i bought a castle', after: 'haha just kidding' },
])('[R-MEM-03] what is said in play or taken back is no memory: $text', (said) => {
  expect(isMeant(said)).toBe(false);
});

test.each([
  { text: 'I play chess', before: 'do you play?' },
  { text: 'you are the best and I live in Leeds' },
  { text: 'I live in Leeds', after: 'not in York' },
  { text: 'I live in Leeds', before: null },
  { text: 'never could stand mushrooms. like a wet ear', after: 'no im not telling you how i know' },
  { text: "ok no i don't like sir, so call me Boots" },
])('[R-MEM-02] what is said in earnest may be: $text', (said) => {
  expect(isMeant(said)).toBe(true);
});
