import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../web/src/lib/storage-keys.ts';
import { openPage } from '../support/open-page.tsx';
import { companionRow, planRow, userId, userRow } from '../support/people.ts';
import { asEditor, choosePicture, pass, pngFile, pressUntil, removals, saved } from './editor-test.ts';

const admin = asEditor();
const open = async () => {
  const opened = openPage('/admin/companions/create');
  await screen.findByRole('button', { name: 'Bookish' });
  return opened;
};
const createButton = () => screen.getByRole('button', { name: 'Create Companion' });
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Name'), 'Nova');
  await user.type(screen.getByLabelText('Tagline'), 'Counts stars');
  await user.type(screen.getByLabelText('Description'), 'Nova counts stars on the roof.');
};
const uploads = () =>
  admin.backend.requests.filter(
    ({ method, url }) => method === 'POST' && url.pathname.startsWith('/storage/'),
  );

test('[R-ADMIN-31] the form has every field of the edit form but no delete; the gradient begins white and black', async () => {
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

test('[R-ADMIN-25] name, tagline and description are required', async () => {
  const { user } = await open();
  await user.click(createButton());
  expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
  for (const label of ['Name', 'Tagline', 'Description']) expect(screen.getByLabelText(label)).toBeRequired();
  expect(saved(admin)).toEqual([]);
});

test('[R-ADMIN-32] it reads Creating... while it runs, then says so and opens the new profile after 1000 ms', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.table('POST', 'rpc/save_companion', () => new Promise((resolve) => (answer = resolve)));
  const opened = await open();
  await fill(opened);
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

test('a creation that fails keeps the form and is not tried twice', async () => {
  admin.backend.table('POST', 'rpc/save_companion', () =>
    Response.json(
      { code: 'XX000', message: 'The database is away', details: null, hint: null },
      { status: 500 },
    ),
  );
  const opened = await open();
  await fill(opened);
  await opened.user.click(createButton());
  expect(await screen.findByText('The companion could not be saved: The database is away')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nova');
  expect(saved(admin)).toHaveLength(1);
});

test('[R-ADMIN-30] [R-DATA-22] a picture is uploaded as soon as it is chosen, under a name of its own', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.storage('POST', () => new Promise((resolve) => (answer = resolve)));
  const opened = await open();
  choosePicture(pngFile());
  expect(await screen.findByText('Uploading image...')).toBeVisible();
  expect(createButton()).toBeDisabled();
  await waitFor(() => expect(uploads()).toHaveLength(1));
  expect(uploads()[0]?.url.pathname).toMatch(
    /^\/storage\/v1\/object\/companion-images\/companion_images\/\d{13}_[0-9a-f]{8}\.png$/,
  );
  expect(uploads()[0]?.headers.get('x-upsert')).toBe('false');
  answer(Response.json({ Key: 'x' }));
  const publicUrl = uploads()[0]?.url.href.replace('/object/', '/object/public/');
  await waitFor(() =>
    expect(screen.getByAltText('The picture as people see it')).toHaveAttribute('src', publicUrl),
  );
  await fill(opened);
  await opened.user.click(createButton());
  await waitFor(() => expect(saved(admin)[0]?.p_companion.image_url).toBe(publicUrl));
});

/** Chooses a picture and answers where it lies once it is shown. */
const uploaded = async (nth = 1) => {
  choosePicture(pngFile());
  await waitFor(() => expect(uploads()).toHaveLength(nth));
  const path = uploads()[nth - 1]?.url.pathname.split('/companion-images/')[1] ?? '';
  await waitFor(() =>
    expect(screen.getByAltText('The picture as people see it')).toHaveAttribute(
      'src',
      expect.stringContaining(path),
    ),
  );
  return path;
};

test('[R-ADMIN-30] a picture that is replaced before the companion is created is removed', async () => {
  const opened = await open();
  const first = await uploaded();
  const second = await uploaded(2);
  await waitFor(() => expect(removals(admin)).toEqual([first]));
  await fill(opened);
  await opened.user.click(createButton());
  await waitFor(() => expect(saved(admin)[0]?.p_companion.image_url).toContain(second));
  expect(await screen.findByText('Companion created successfully!')).toBeVisible();
  await act(() => opened.router.navigate('/admin/companions'));
  expect(await screen.findByRole('heading', { name: 'Manage Companions' })).toBeVisible();
  expect(removals(admin)).toEqual([first]);
});

test('[R-ADMIN-30] a picture is removed when the form is left without a companion', async () => {
  const { user } = await open();
  const path = await uploaded();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(removals(admin)).toEqual([path]));
});

test('[R-ADMIN-30] a picture that arrives after the form was left is removed', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.storage('POST', () => new Promise((resolve) => (answer = resolve)));
  const { user } = await open();
  choosePicture(pngFile());
  await waitFor(() => expect(uploads()).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  answer(Response.json({ Key: 'x' }));
  await waitFor(() => expect(removals(admin)).toHaveLength(1));
});

test('[R-ADMIN-30] whether a picture is removed waits for a creation that is under way when the form is left', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.table('POST', 'rpc/save_companion', () => new Promise((resolve) => (answer = resolve)));
  const opened = await open();
  const path = await uploaded();
  await fill(opened);
  await opened.user.click(createButton());
  await waitFor(() => expect(saved(admin)).toHaveLength(1));
  await opened.user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(removals(admin)).toEqual([]);
  answer(Response.json({ message: 'Not now' }, { status: 400 }));
  await waitFor(() => expect(removals(admin)).toEqual([path]));
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', ''],
])('[R-ADMIN-29] %s that calls itself a png is refused before it is sent', async (_what, content) => {
  await open();
  choosePicture(new File([content], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Please choose an image: a JPEG, PNG or GIF file.')).toBeVisible();
  expect(uploads()).toHaveLength(0);
});

test('[R-DATA-21] a picture of one byte too many is refused before it is sent', async () => {
  await open();
  const bytes = new Uint8Array(5_242_881);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  choosePicture(new File([bytes], 'me.png', { type: 'image/png' }));
  expect(
    await screen.findByText('This image is larger than 5 MB. Please choose a smaller one.'),
  ).toBeVisible();
  expect(uploads()).toHaveLength(0);
});

test('[R-ADMIN-29] an upload that fails says why, and the form goes on', async () => {
  admin.backend.storage('POST', () => Response.json({ message: 'No room left' }, { status: 400 }));
  await open();
  choosePicture(pngFile());
  expect(await screen.findByText('Error uploading image: No room left')).toBeVisible();
  expect(createButton()).toBeEnabled();
});

test('[R-ADMIN-29] an upload without a user is not sent', async () => {
  await open();
  localStorage.removeItem(storageKeys.authSession);
  choosePicture(pngFile());
  expect(await screen.findByText('User not authenticated')).toBeVisible();
  expect(uploads()).toHaveLength(0);
});

test('[R-ADMIN-33] without a signed-in user nothing is created', async () => {
  const opened = await open();
  await fill(opened);
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

test('[R-ADMIN-34] whoever is no admin any more meets the limit of the plan', async () => {
  admin.backend.tables.plans = [planOf('premium', 2)];
  const opened = await open();
  await fill(opened);
  demoteTo('premium');
  await opened.user.click(createButton());
  expect(
    await screen.findByText(
      'You have reached the limit of 2 companions for your Premium plan. Please upgrade your plan.',
    ),
  ).toBeVisible();
  expect(saved(admin)).toEqual([]);
});

test('[R-ADMIN-33] a count that fails says why', async () => {
  admin.backend.tables.plans = [planOf('premium', 2)];
  const opened = await open();
  await fill(opened);
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

test('[R-ADMIN-34] an unlimited plan skips the check, and an admin is not asked', async () => {
  admin.backend.tables.plans = [planOf('ultimate', null)];
  const opened = await open();
  await fill(opened);
  demoteTo('ultimate');
  await opened.user.click(createButton());
  await waitFor(() => expect(saved(admin)).toHaveLength(1));
  expect(admin.backend.calls('HEAD', 'companions')).toHaveLength(0);
});

test('the preview follows the colours, and the contrast is told as it changes', async () => {
  await open();
  expect(screen.getByText(/on these colours is low/)).toHaveTextContent('Text contrast 1.0:1');
  fireEvent.change(screen.getByLabelText('Gradient to'), { target: { value: '#ffffff' } });
  const shown = await screen.findByText(/easy to read on these colours/);
  expect(shown).toHaveTextContent(/^Text contrast 1\d\.\d:1: easy to read/);
  const preview = screen.getByText('Their name').parentElement;
  expect(preview).toHaveStyle({ '--companion-to': '#ffffff' });
  expect(within(preview as HTMLElement).getByText('Their name')).toBeVisible();
});
