import { expect, test } from 'vitest';
import { after, PAGE_SIZE, pageOf } from '#lib/keyset.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const cursorOf = ({ id }: { id: string }) => ({ at: 'now', id });

test('[R-ADMIN-21] a full page has the cursor of the next one, a shorter page is the last', () => {
  expect(pageOf(rows(PAGE_SIZE), cursorOf).next).toEqual({ at: 'now', id: 'r19' });
  expect(pageOf(rows(PAGE_SIZE - 1), cursorOf).next).toBeNull();
  expect(pageOf([], cursorOf).next).toBeNull();
});

test('the rows of the next page are those before the last row, by both columns', () => {
  expect(after({ at: '2026-01-01T00:00:00+00:00', id: 'suki' })).toBe(
    'created_at.lt."2026-01-01T00:00:00+00:00",and(created_at.eq."2026-01-01T00:00:00+00:00",id.lt."suki")',
  );
});
