import { expect, test } from 'vitest';
import { replacedBy } from '../../../../supabase/functions/_shared/domain/memory/replaced.ts';

const known = [
  { id: 'patrice', text: 'Patrice is my best friend and she drives route 9.' },
  { id: 'trip', text: 'She and I are going to Mackinac in July 2026, first trip in ten years.' },
  { id: 'concert', text: 'Our spring concert is May 16 and we still fall apart on page two.' },
  { id: 'skoda', text: 'I drove out to the moors in my old green Skoda.' },
  { id: 'flat', text: 'My apartment in Rathmines is on the top floor.' },
  { id: 'mum', text: 'My mum lives in a flat in Arbroath.' },
];

test.each([
  ['Mackinac is out, the hotel wanted 400 a night. So now its Nashville in July, the two of us.', 'trip'],
  ['The concert got moved to May 30, two more weeks.', 'concert'],
  ['The Skoda is gone. A man came at nine and paid cash for it.', 'skoda'],
  ['We have the keys, we live in Clontarf now, on the ground floor.', null],
  ['We moved into a house in Clontarf.', 'flat'],
])('[R-MEM-08] what tells of a change takes the place of what it changes: %j', (text, id) => {
  expect(replacedBy(text, known)).toBe(id);
});

test.each([
  'Patrice sang over the radio, she is my best friend.',
  'Our concert is on page two of the paper.',
  'The shop moved to the other end of the street.',
])('[R-MEM-08] what tells of none takes the place of nothing: %j', (text) => {
  expect(replacedBy(text, known)).toBe(null);
});
