import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failsWith } from '../../support/admin.ts';
import { openPage } from '../../support/open-page.tsx';
import { companionRow } from '../../support/people.ts';
import { write } from '../../support/person.ts';
import { asEditor, pass, pressUntil, prompts, saved } from './editor-test.ts';

const admin = asEditor();
const open = async () => {
  const opened = openPage('/admin/companions/edit/suki');
  await screen.findByDisplayValue('Draws strangers on trains');
  await screen.findByRole('button', { name: 'Bookish' });
  return opened;
};
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const pressed = (legend: string) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent);

test('[R-ADMIN-22] [R-ADMIN-23] the edit form shows every value of a companion', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/companion/suki');
  expect(screen.getByLabelText('Name')).toHaveValue('Suki');
  expect(screen.getByLabelText('Tagline')).toHaveValue('Draws strangers on trains');
  expect(screen.getByLabelText('Description')).toHaveValue('Suki draws people on the train to Osaka.');
  expect(screen.getByAltText('The picture as people see it')).toHaveAttribute('src', '/portraits/suki.svg');
  expect(screen.getByLabelText('Gradient from')).toHaveValue('#ff8fb8');
  expect(screen.getByLabelText('Gradient to')).toHaveValue('#ffc19a');
  expect(screen.getByLabelText('Special features')).toHaveValue('Turns your day into a comic');
  expect(screen.getByLabelText('Personality description')).toHaveValue('Warm and quick to laugh.');
  expect(screen.getByLabelText('Conversation style')).toHaveValue('Short sentences.');
  expect(screen.getByLabelText('AI provider')).toHaveValue('openrouter');
  expect(screen.getByLabelText('AI model')).toHaveValue('maker/model-3');
  expect(screen.getByLabelText('AI temperature')).toHaveValue(0.9);
  expect(screen.getByLabelText('Chat prompt')).toHaveValue('Speak in short sentences.');
  expect(screen.getByLabelText('System prompt')).toHaveValue('You draw.');
  expect(pressed('Core traits')).toEqual(['Creative', 'Curious', 'Honest', 'Playful']);
  expect(pressed('Perfect For')).toEqual(['Creative Minds']);
});

test('[R-ADMIN-24] the edit form offers the core traits of all companions and three values for Perfect For', async () => {
  await open();
  const options = (legend: string) =>
    within(screen.getByRole('group', { name: legend }))
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(options('Core traits')).toEqual(['Bookish', 'Creative', 'Curious', 'Honest', 'Playful']);
  expect(options('Perfect For')).toEqual(['Intellectuals', 'Romantics', 'Creative Minds']);
});

test('[R-ADMIN-22] [R-ADMIN-23] saves the changed fields and keeps the others', async () => {
  admin.backend.tables.companions = [
    companionRow({
      perfect_for: [{ value: 'creative_minds', label: 'Artists' }],
      companion_prompts: prompts,
    }),
  ];
  const { user } = await open();
  await user.clear(screen.getByLabelText('Special features'));
  write(screen.getByLabelText('Special features'), 'Comics, , Train stories ');
  await user.click(screen.getByRole('button', { name: 'Bookish' }));
  await user.click(screen.getByRole('button', { name: 'Honest' }));
  await user.click(screen.getByRole('button', { name: 'Romantics' }));
  write(screen.getByLabelText('Greeting'), 'Hold still.');
  write(screen.getByLabelText('Scene'), 'A night train.');
  write(screen.getByLabelText('Sample dialogue'), 'Suki: Hi');
  write(screen.getByLabelText('Opener 2'), 'Draw me?');
  const preview = within(screen.getByRole('figure', { name: 'How a chat with Suki opens' }));
  expect(preview.getByText('Hold still.')).toBeVisible();
  expect(preview.getByText('Draw me?')).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(saved(admin)).toHaveLength(1));
  expect(saved(admin)[0]).toEqual({
    p_id: 'suki',
    p_companion: {
      name: 'Suki',
      tagline: 'Draws strangers on trains',
      description: 'Suki draws people on the train to Osaka.',
      personality_description: 'Warm and quick to laugh.',
      conversation_style: 'Short sentences.',
      greeting: 'Hold still.',
      scenario: 'A night train.',
      example_dialogue: 'Suki: Hi',
      openers: ['Draw me?'],
      image_url: '/portraits/suki.svg',
      profile_gradient_from: '#FF8FB8',
      profile_gradient_to: '#FFC19A',
      perfect_for: [{ value: 'creative_minds', label: 'Artists' }, 'Romantics'],
      core_traits: ['Playful', 'Creative', 'Curious', 'Bookish'],
      special_features: ['Comics', 'Train stories'],
    },
    p_prompts: prompts,
  });
});

test.each(['Tagline'])('[R-ADMIN-25] the field %s is required', async (label) => {
  const { user } = await open();
  await user.clear(screen.getByLabelText(label));
  await user.click(saveButton());
  expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
  expect(screen.getByLabelText(label)).toBeRequired();
  expect(saved(admin)).toEqual([]);
});

test.each(['2.1', '0.75'])("[R-ADMIN-25] refuses a temperature of '%s'", async (typed) => {
  const { user } = await open();
  const field = screen.getByLabelText('AI temperature');
  expect(field).toHaveAttribute('min', '0');
  expect(field).toHaveAttribute('max', '2');
  expect(field).toHaveAttribute('step', '0.1');
  await user.clear(field);
  write(field, typed);
  await user.click(saveButton());
  expect(await screen.findByText('Please enter a number from 0 to 2, in steps of 0.1.')).toBeVisible();
  expect(saved(admin)).toEqual([]);
});

test.each(['2'])('[R-ADMIN-25] saves a temperature of %s', async (typed) => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('AI temperature'));
  write(screen.getByLabelText('AI temperature'), typed);
  await user.click(saveButton());
  await waitFor(() => expect(saved(admin)[0]?.p_prompts.ai_temperature).toBe(Number(typed)));
});

test('[R-ADMIN-26] the button reads Saving... while it runs, and the profile opens 1000 ms after the success', async () => {
  let answer: (response: Response) => void = () => {};
  admin.backend.table('POST', 'rpc/save_companion', () => new Promise((resolve) => (answer = resolve)));
  const { router } = await open();
  await pressUntil(saveButton(), 'Saving...');
  for (let turn = 0; turn < 50 && saved(admin).length === 0; turn++) await pass(0);
  answer(Response.json('suki'));
  for (let turn = 0; turn < 50 && screen.queryByRole('dialog') === null; turn++) await pass(0);
  const dialog = screen.getByRole('dialog', { name: 'Success' });
  expect(within(dialog).getByText('Companion updated successfully!')).toBeVisible();
  await pass(999);
  expect(router.state.location.pathname).toBe('/admin/companions/edit/suki');
  await pass(1);
  expect(router.state.location.pathname).toBe('/companion/suki');
});

test('[R-ADMIN-26] Cancel opens the profile', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/companion/suki');
});

test('[R-ADMIN-27] shows a failed save in a red box and keeps the form', async () => {
  admin.backend.table('POST', 'rpc/save_companion', failsWith('The database is away'));
  const { user } = await open();
  write(screen.getByLabelText('Name'), ' Mori');
  await user.click(saveButton());
  const box = (await screen.findByText('The companion could not be saved: The database is away')).closest(
    '[role="alert"]',
  );
  expect(box).toHaveClass('border-danger!');
  expect(screen.getByLabelText('Name')).toHaveValue('Suki Mori');
  expect(saved(admin)).toHaveLength(1);

  admin.backend.table('POST', 'rpc/save_companion', () => Response.json('suki'));
  await user.click(saveButton());
  expect(await screen.findByText('Companion updated successfully!')).toBeVisible();
});

test.each([
  [
    'description',
    'therapist',
    'The description goes against our content rules: a companion is never a therapist, doctor or counsellor.',
  ],
  ['chat_prompt', 'sexual', 'The chat prompt goes against our content rules: sexual content is not allowed.'],
  ['name', 'minor', 'The name goes against our content rules: no one in any scene may be under 18.'],
])('[R-SAFE-10] a refusal of the %s names the text and the rule', async (field, topic, text) => {
  admin.backend.table('POST', 'rpc/save_companion', () =>
    Response.json(
      { code: 'P0001', message: 'content_refused', details: JSON.stringify({ field, topic }), hint: null },
      { status: 400 },
    ),
  );
  const { user } = await open();
  await user.click(saveButton());
  expect(await screen.findByText(text)).toBeVisible();
});

test('[R-SAFE-10] a refusal shows the words that break the rule', async () => {
  const details = JSON.stringify({ field: 'tagline', topic: 'therapist', from: 2, to: 3 });
  admin.backend.table('POST', 'rpc/save_companion', () =>
    Response.json({ code: 'P0001', message: 'content_refused', details, hint: null }, { status: 400 }),
  );
  const { user } = await open();
  await user.click(saveButton());
  expect(await screen.findByText(/^The tagline goes against/)).toHaveTextContent(
    /counsellor\. Please change these words: “strangers on”$/,
  );
});

test('[R-ADMIN-27] shows why a companion could not be read, with Retry and without fields', async () => {
  admin.backend.table('GET', 'companions', failsWith('The database is away'));
  const { user } = openPage('/admin/companions/edit/suki');
  expect(await screen.findByText('The database is away')).toBeVisible();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  admin.backend.table('GET', 'companions', () => Response.json([companionRow({ companion_prompts: null })]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Suki');
});

test('says that a companion was not found', async () => {
  openPage('/admin/companions/edit/nobody');
  expect(await screen.findByText('Companion not found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to Profile' })).not.toBeInTheDocument();
});
