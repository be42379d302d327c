import { expect, test } from 'vitest';
import { type Cursor, pageOf } from '#lib/keyset.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const cursorOf = ({ id }: { id: string }): Cursor => ({ at: 'now', id });

test('[R-ADMIN-21] a full page of a list says where the next page starts, and a shorter page is the last', () => {
  expect(pageOf(rows(20), 20, cursorOf).next).toEqual({ at: 'now', id: 'r19' });
  expect(pageOf(rows(19), 20, cursorOf).next).toBeNull();
  expect(pageOf([], 20, cursorOf).next).toBeNull();
});
