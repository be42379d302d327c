import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { companionRow, planRow, userId, userRow } from '../../support/people.ts';
import { createButton, fillIn, open } from './create-test.ts';
import { asEditor, pass, pressUntil, saved } from './editor-test.ts';

const admin = asEditor();

test('[R-ADMIN-31] the create form has every field of the edit form but no delete, and a white to black gradient', async () => {
  await open();
  for (const label of [
    'Name',
    'Tagline',
    'Description',
    'Special features',
    'Personality description',
    'Conversation style',
    'AI model',
    'Chat prompt',
    'System prompt',
  ]) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.getByLabelText('Gradient from')).toHaveValue('#ffffff');
  expect(screen.getByLabelText('Gradient to')).toHaveValue('#000000');
  expect(screen.getByLabelText('AI temperature')).toHaveValue(0.7);
  expect(screen.getByLabelText('Choose an image')).toBeEnabled();
  expect(screen.getByRole('group', { name: 'Core traits' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Perfect For' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Companion' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/companions');
});

test('[R-ADMIN-25] the create form requires name, tagline and description', async () => {
  const { user } = await open();
  await user.click(createButton());
  expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
  for (const label of ['Name', 'Tagline', 'Description']) expect(screen.getByLabelText(label)).toBeRequired();
  expect(saved(admin)).toEqual([]);
});

test('[R-ADMIN-32] the button reads Creating... while it runs, and the new profile opens 1000 ms after the success', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.table('POST', 'rpc/save_companion', () => new Promise((resolve) => (answer = resolve)));
  const opened = await open();
  fillIn();
  await pressUntil(createButton(), 'Creating...');
  for (let turn = 0; turn < 50 && saved(admin).length === 0; turn++) await pass(0);
  expect(saved(admin)[0]).toMatchObject({
    p_id: null,
    p_companion: { name: 'Nova', tagline: 'Counts stars', image_url: null },
    p_prompts: { ai_provider: 'openrouter', ai_model: null, ai_temperature: 0.7 },
  });
  answer(Response.json('nova-1'));
  for (let turn = 0; turn < 50 && screen.queryByRole('dialog') === null; turn++) await pass(0);
  expect(screen.getByText('Companion created successfully!')).toBeVisible();
  await pass(999);
  expect(opened.router.state.location.pathname).toBe('/admin/companions/create');
  await pass(1);
  expect(opened.router.state.location.pathname).toBe('/companion/nova-1');
});

test('a creation that fails keeps the form and is not repeated', async () => {
  admin.backend.table('POST', 'rpc/save_companion', () =>
    Response.json(
      { code: 'XX000', message: 'The database is away', details: null, hint: null },
      { status: 500 },
    ),
  );
  const opened = await open();
  fillIn();
  await opened.user.click(createButton());
  expect(await screen.findByText('The companion could not be saved: The database is away')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nova');
  expect(saved(admin)).toHaveLength(1);
});

test('[R-ADMIN-33] creates nothing without a signed-in user', async () => {
  const opened = await open();
  fillIn();
  localStorage.removeItem(storageKeys.authSession);
  await opened.user.click(createButton());
  expect(await screen.findByText('You must be logged in to create a companion.')).toBeVisible();
  expect(saved(admin)).toEqual([]);
});

const planOf = (tier: string, own_companions: number | null) =>
  planRow({ tier, name: 'Premium', rank: 1, favorites: 1, temporary_chat_minutes: 9, own_companions });

/** Somebody who was an admin when the form opened, with two private companions. */
const demoteTo = (tier: string) => {
  admin.backend.tables.users = [userRow({ role: 'user', subscription_tier: tier })];
  admin.backend.tables.companions = ['one', 'two'].map((id) =>
    companionRow({ id, is_public: false, user_id: userId }),
  );
};

test("[R-ADMIN-34] refuses a creation above the plan's limit to somebody who is no longer an admin", async () => {
  admin.backend.tables.plans = [planOf('premium', 2)];
  const opened = await open();
  fillIn();
  demoteTo('premium');
  await opened.user.click(createButton());
  expect(
    await screen.findByText(
      'You have reached the limit of 2 companions for your Premium plan. Please upgrade your plan.',
    ),
  ).toBeVisible();
  expect(saved(admin)).toEqual([]);
});

test('[R-ADMIN-33] shows why the own companions could not be counted', async () => {
  admin.backend.tables.plans = [planOf('premium', 2)];
  const opened = await open();
  fillIn();
  demoteTo('premium');
  admin.backend.table(
    'HEAD',
    'companions',
    () => new Response(null, { status: 400, statusText: 'Counting is off' }),
  );
  await opened.user.click(createButton());
  expect(await screen.findByText('Error fetching companion count: the server answered 400')).toBeVisible();
  expect(saved(admin)).toEqual([]);
});

test('the preview and the contrast text follow the chosen colors', async () => {
  await open();
  expect(screen.getByText(/is low on these colors/)).toHaveTextContent('Text contrast 1.0:1');
  fireEvent.change(screen.getByLabelText('Gradient to'), { target: { value: '#ffffff' } });
  const shown = await screen.findByText(/easy to read on these colors/);
  expect(shown).toHaveTextContent(/^Text contrast 1\d\.\d:1: easy to read/);
  const preview = screen.getByText('Their name').parentElement;
  expect(preview).toHaveStyle({ '--companion-to': '#ffffff' });
  expect(within(preview as HTMLElement).getByText('Their name')).toBeVisible();
});
