import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventStream } from '../../support/event-stream.ts';
import { refused } from '../../support/fake-backend.ts';
import { openPage } from '../../support/open-page.tsx';
import { write } from '../../support/person.ts';
import { asEditor, saved } from './editor-test.ts';

const admin = asEditor();
const open = async () => {
  const opened = openPage('/admin/companions/edit/suki');
  const field = await screen.findByPlaceholderText('Write to Suki');
  return { ...opened, field, talk: within(screen.getByRole('log', { name: 'Trial with Suki' })) };
};
const asked = () =>
  admin.backend.calls('POST', 'admin-try-companion').map(({ body }) => body) as {
    companion: Record<string, unknown>;
    prompts: Record<string, unknown>;
    history: unknown[];
    text: string;
  }[];

test('a trial streams a reply for the unsaved form and saves nothing', async () => {
  const stream = new EventStream();
  admin.backend.endpoint('admin-try-companion', () => stream.response);
  const { user, field, talk } = await open();
  write(screen.getByLabelText('Name'), ' Mori');
  await user.type(field, 'Hello{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    companion: { name: 'Suki Mori', core_traits: ['Playful', 'Creative', 'Curious', 'Honest'] },
    prompts: { ai_model: 'maker/model-3', ai_temperature: 0.9 },
    history: [],
    text: 'Hello',
  });
  stream.send('delta', { text: 'Good ', at: 0 });
  expect(await talk.findByText('Good')).toBeVisible();
  stream.send('delta', { text: 'evening.', at: 5 });
  stream.send('done', { message: 'Good evening.' });
  stream.end();
  expect(await talk.findByText('Good evening.')).toBeVisible();
  expect(field).toHaveValue('');

  const next = new EventStream();
  admin.backend.endpoint('admin-try-companion', () => next.response);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'));
  await user.type(field, 'And now?{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]?.history).toEqual([
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Good evening.' },
  ]);
  next.send('done', { message: 'Still here.' });
  next.end();
  expect(await talk.findByText('Still here.')).toBeVisible();
  expect(saved(admin)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(talk.queryByText('Still here.')).not.toBeInTheDocument();
});

test('[R-FIRST-04] a trial begins with the greeting of the form and sends scene, sample dialogue and openers', async () => {
  const stream = new EventStream();
  admin.backend.endpoint('admin-try-companion', () => stream.response);
  const { user, field, talk } = await open();
  write(screen.getByLabelText('Greeting'), 'Hold still.');
  write(screen.getByLabelText('Scene'), 'A night train.');
  write(screen.getByLabelText('Sample dialogue'), 'Suki: Hi');
  write(screen.getByLabelText('Opener 1'), 'Draw me?');
  expect(talk.getByText('Hold still.')).toBeVisible();
  await user.type(field, 'Hello{Enter}');
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    companion: { scenario: 'A night train.', example_dialogue: 'Suki: Hi', openers: ['Draw me?'] },
    history: [{ role: 'assistant', content: 'Hold still.' }],
  });
  stream.send('done', { message: 'Good evening.' });
  stream.end();
  expect(await talk.findByText('Good evening.')).toBeVisible();
  expect(talk.getByText('Hold still.')).toBeVisible();
});

test('an incomplete form sends no trial', async () => {
  const { user, field } = await open();
  await user.clear(screen.getByLabelText('Tagline'));
  await user.type(field, 'Hello{Enter}');
  expect(await screen.findByText('Please complete the form first, then try it.')).toBeVisible();
  expect(asked()).toEqual([]);
  expect(field).toHaveValue('Hello');
});

test.each([
  ['content_refused', 400, 'This goes against our content rules, so it was not accepted.'],
  ['too_many_requests', 429, 'Too many requests. Please wait a moment.'],
])('a refused trial (%s) shows why and puts the text back', async (code, status, detail) => {
  admin.backend.endpoint('admin-try-companion', () => refused(status, code, detail));
  const { user, field } = await open();
  await user.type(field, 'Hello{Enter}');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(field).toHaveValue('Hello');
});

test('a trial shows that the model failed in the middle of a reply', async () => {
  const stream = new EventStream();
  admin.backend.endpoint('admin-try-companion', () => stream.response);
  const { user, field, talk } = await open();
  await user.type(field, 'Hello{Enter}');
  stream.send('delta', { text: 'Half a', at: 0 });
  stream.send('error', { error: 'model_failed', detail: 'Failed. Try again.' });
  stream.end();
  expect(await screen.findByText('Failed. Try again.')).toBeVisible();
  expect(talk.queryByText('Half a')).not.toBeInTheDocument();
  expect(field).toHaveValue('Hello');
});

test('[R-SAFE-05] a trial shows the help lines in place of a reply to a caught text', async () => {
  const stream = new EventStream();
  admin.backend.endpoint('admin-try-companion', () => stream.response);
  const { user, field, talk } = await open();
  await user.type(field, 'Help{Enter}');
  const lines = [{ name: 'Samaritans', contact: '116 123', url: 'https://samaritans.test' }];
  stream.send('safety', {
    safety: { topic: 'suicide', level: 2, country: 'GB', lines, language: null, withdraws: false },
  });
  stream.end();
  expect(await talk.findByText('Samaritans: 116 123')).toBeVisible();
});
