import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failuresOf } from '../../../web/src/features/admin/records/safety-rules.ts';
import { openPage } from '../support/open-page.tsx';
import { AdminTest } from './admin-test.ts';

const admin = new AdminTest();
const personId = 'a0000000-0000-4000-8000-00000000000f';
const pause = (values: object = {}) => ({
  id: '50000000-0000-4000-8000-000000000001',
  user_id: personId,
  kind: 'minor',
  created_at: '2026-11-20T10:00:00+00:00',
  appealed_at: '2026-11-21T10:00:00+00:00',
  appeal_text: 'I am 34. It was about my nephew.',
  lifted_at: null,
  person: { full_name: 'Ann Ashby', email: 'ann@amity.test' },
  ...values,
});

/** Opens /admin/safety with these pauses and failures of the classifier. */
function open(pauses: object[], failures: object[] = []) {
  Object.assign(admin.backend.tables, { pauses, safety_failures: failures, safety_counts: [] });
  return openPage('/admin/safety');
}

test('[R-CARE-09] an admin sees whose chats pause, since when and what they wrote, and lifts the pause', async () => {
  const { user } = open([pause()]);
  const row = within((await screen.findByText('Ann Ashby')).closest('tr') as HTMLElement);
  expect(row.getByText('May be under 18')).toBeVisible();
  expect(row.getByText('I am 34. It was about my nephew.')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Lift' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Let Ann Ashby chat again?' }));
  admin.backend.endpoint('admin-users', () => {
    admin.backend.tables.pauses = [pause({ lifted_at: '2026-11-22T10:00:00+00:00' })];
    return Response.json({ success: true });
  });
  await user.click(question.getByRole('button', { name: 'Lift the pause' }));
  expect(await screen.findByText(/^Lifted/)).toBeVisible();
  const [change] = admin.backend.calls('POST', 'admin-users');
  expect(change?.body).toEqual({ userId: personId, action: 'lift_pause' });
});

test('[R-CARE-05] an admin reads how often the classifier failed', async () => {
  const at = new Date().toISOString();
  open([], [{ hour: at, count: 3, last_at: at }]);
  expect(await screen.findByText(/^The second model that reads along failed/)).toHaveTextContent(
    /failed 3 times in the last 24 hours and 3 times in seven days/,
  );
  expect(await screen.findByText('Nobody’s chats are paused')).toBeVisible();
});

test('failures count by day and week', () => {
  const now = new Date('2026-11-23T12:30:00Z');
  const failure = (hour: string, count: number) => ({ hour, count, last_at: hour });
  const failures = [failure('2026-11-23T11:00:00Z', 2), failure('2026-11-20T11:00:00Z', 5)];
  expect(failuresOf(failures, now)).toEqual({ day: 2, week: 7, last: '2026-11-23T11:00:00Z' });
  expect(failuresOf([], now).last).toBeNull();
});
