import { expect, test } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { databaseError } from '../../../supabase/functions/_shared/data/database-error.ts';

test('a code that SQL raises becomes a refusal whose text is filled from the detail', () => {
  const error = databaseError({ message: 'chat_expired', details: '{"minutes": 7}', code: 'P0001' });
  expect(error).toBeInstanceOf(AppError);
  expect(error.message).toContain('a new 7-minute session.');
});

test('a code without detail becomes its refusal', () => {
  expect(databaseError({ message: 'not_found', details: null })).toMatchObject({
    code: 'not_found',
    status: 404,
  });
});

test.each(['duplicate key value violates unique constraint', 'toString', ''])(
  "'%s' stays a failure of ours",
  (message) => {
    expect(databaseError({ message, code: '23505' })).not.toBeInstanceOf(AppError);
  },
);
