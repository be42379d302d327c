import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  firstDay,
  timeOfDay,
  usualDay,
} from '../../../../web/src/features/admin/companions/editor/retirement-days.ts';
import { refusedWrite } from '../../support/fake-backend.ts';
import { openPage } from '../../support/open-page.tsx';
import { companionRow } from '../../support/people.ts';
import { asEditor, prompts } from './editor-test.ts';

const DAY = 86_400_000;
const admin = asEditor();
const open = async () => {
  const opened = openPage('/admin/companions/edit/suki');
  await screen.findByDisplayValue('Draws strangers on trains');
  return opened;
};
const stored = (retires_at: string | null) => {
  admin.backend.tables.companions = [companionRow({ retires_at, companion_prompts: prompts })];
};
/** The server takes what is sent. */
const takesChanges = () =>
  admin.backend.table('PATCH', 'companions', ({ body }) => {
    stored((body as { retires_at: string | null }).retires_at);
    return new Response(null, { status: 204 });
  });
const sent = () => admin.backend.calls('PATCH', 'companions').map(({ body }) => body);
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Retire Suki?' }));

test('[R-SELF-06] an admin names the day a companion retires on, and the page then shows it', async () => {
  takesChanges();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Retire…' }));
  const question = await dialog();
  const day = question.getByLabelText('Retires on');
  expect(day).toHaveValue(usualDay(Date.now()));
  const chosen = usualDay(Date.now() + 10 * DAY);
  fireEvent.change(day, { target: { value: chosen } });
  await user.click(question.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(sent()).toEqual([{ retires_at: `${chosen}T12:00:00.000Z` }]));
  expect(await screen.findByText(/^Retires on .* Everyone sees the day/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retire…' })).not.toBeInTheDocument();
});

test('[R-SELF-06] a day within a week cannot be chosen, and a refusal of the server is shown', async () => {
  admin.backend.table('PATCH', 'companions', () => refusedWrite('forbidden'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Retire…' }));
  const question = await dialog();
  const day = question.getByLabelText('Retires on');
  fireEvent.change(day, { target: { value: usualDay(Date.now() - 24 * DAY) } });
  expect(day).toHaveAccessibleDescription('Please choose a day at least a week from now.');
  expect(question.getByRole('button', { name: 'Retire' })).toBeDisabled();
  fireEvent.change(day, { target: { value: firstDay(Date.now()) } });
  await user.click(question.getByRole('button', { name: 'Retire' }));
  expect(await question.findByRole('alert')).toBeVisible();
  expect(day).toHaveValue(firstDay(Date.now()));
});

test.each([
  [new Date(Date.now() + 20 * DAY).toISOString(), 'Call it off', /^Retires on /],
  [
    new Date(Date.now() - 20 * DAY).toISOString(),
    'Bring back',
    /^Retired since .* can be read but not continued/,
  ],
])('[R-SELF-06] a retirement on %s is undone with %s', async (at, button, text) => {
  stored(at);
  takesChanges();
  const { user } = await open();
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  expect(sent()).toEqual([{ retires_at: null }]);
  expect(screen.getByRole('button', { name: 'Retire…' })).toBeVisible();
});

test('[R-SELF-06] [R-ADMIN-28] a companion that people talk with is not deleted, and can retire instead', async () => {
  admin.backend.table('DELETE', 'companions', () => refusedWrite('companion_in_use'));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Companion' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Suki?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    'People still talk with this companion, so it cannot be deleted. Let it retire instead.',
  );
  await user.click(question.getByRole('button', { name: 'Retire…' }));
  expect((await dialog()).getByLabelText('Retires on')).toBeVisible();
});

test('[R-SELF-06] the list marks who retires and who has retired', async () => {
  const soon = new Date(Date.now() + 9 * DAY);
  admin.backend.tables.companions = [
    companionRow({ retires_at: soon.toISOString() }),
    companionRow({ id: 'luca', name: 'Luca', retires_at: '2026-01-03T12:00:00Z' }),
    companionRow({ id: 'nova', name: 'Nova' }),
  ];
  openPage('/admin/companions');
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  const month = soon.toLocaleDateString('en-US', { month: 'short' });
  expect((await row('Suki')).getByText(new RegExp(`^Retires ${month} ${soon.getDate()}`))).toBeVisible();
  expect((await row('Luca')).getByText('Retired')).toBeVisible();
  expect((await row('Nova')).queryByText(/Retire/)).not.toBeInTheDocument();
});

test.each([
  ['2026-11-23T05:00:00Z', '2026-11-30'],
  ['2026-11-23T10:30:00Z', '2026-11-30'],
  ['2026-11-23T11:30:00Z', '2026-12-01'],
  ['2026-12-28T23:00:00Z', '2027-01-05'],
])('[R-SELF-06] the first day that can be chosen at %s is %s, a week ahead', (now, day) => {
  expect(firstDay(Date.parse(now))).toBe(day);
  expect(Date.parse(timeOfDay(day)) - Date.parse(now)).toBeGreaterThan(7 * DAY);
});
