import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, person, rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { write } from '../support/person.ts';

const messages = 'POST /rest/v1/contact_messages';
const stored: Answer = { status: 204, json: null };
const written = {
  name: 'Nadia Rahman',
  email: 'nadia@amity.test',
  category: 'billing',
  subject: 'A receipt',
  message: 'Could you send me one?',
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function open(answer: Answer) {
  const calls = scriptBackend({ [messages]: answer });
  const { user } = openFreshPage('/contact');
  await screen.findByLabelText('Message');
  const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));
  const sent = () => calls.filter(({ what }) => what === messages).map(({ body }) => body);
  const fill = async (values: typeof written) => {
    for (const [label, text] of [
      ['Name', values.name],
      ['Email', values.email],
      ['Subject', values.subject],
      ['Message', values.message],
    ] as const) {
      write(screen.getByLabelText(label), text);
    }
    await user.selectOptions(screen.getByLabelText('Category'), values.category);
  };
  return { user, fill, send, sent };
}

const shown = () =>
  Object.fromEntries(
    (['Name', 'Email', 'Category', 'Subject', 'Message'] as const).map((label) => [
      label.toLowerCase(),
      (screen.getByLabelText(label) as HTMLInputElement).value,
    ]),
  );

describe('the contact page', () => {
  it('[R-STATIC-03] says how soon and when people answer', async () => {
    await open(stored);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible();
    expect(screen.getByText('Within 24 h on business days')).toBeVisible();
    expect(screen.getByText('Monday to Friday, 9 AM to 5 PM PST')).toBeVisible();
  });

  it('[R-STATIC-04] offers the six categories and sends nothing while a field is empty', async () => {
    const { user, fill, send, sent } = await open(stored);
    const choices = [...(screen.getByLabelText('Category') as HTMLSelectElement).options];
    expect(choices.map(({ value }) => value)).toEqual([
      '',
      'technical',
      'billing',
      'account',
      'companions',
      'features',
      'general',
    ]);
    await fill(written);
    for (const label of ['Name', 'Email', 'Subject', 'Message'] as const) {
      const field = screen.getByLabelText(label);
      const text = (field as HTMLInputElement).value;
      await user.clear(field);
      await send();
      expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
      expect(field).toHaveFocus();
      write(field, text);
    }
    await user.selectOptions(screen.getByLabelText('Category'), '');
    await send();
    expect(await screen.findByText('Please fill in all fields.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[R-STATIC-04] refuses an invalid email address', async () => {
    const { fill, send, sent } = await open(stored);
    await fill({ ...written, email: 'nadia@amity' });
    await send();
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      'too many of them',
      { status: 400, json: { code: 'P0001', message: 'too_many_requests', details: '{}', hint: null } },
      /^You have written several times within the hour/,
    ],
    [
      'a refusal',
      { status: 400, json: { code: 'X', message: 'no', details: null, hint: null } },
      /^Your message could not be sent/,
    ],
    ['a broken connection', null, /^Your message could not be sent/],
  ])('[R-STATIC-05] shows a failure after %s and keeps the text', async (_what, answer, text) => {
    const { fill, send } = await open(answer);
    await fill(written);
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(shown()).toEqual(written);
  });

  it('fills in the name and email of the signed-in user', async () => {
    rememberSession();
    await open(stored);
    expect(shown()).toMatchObject({ name: person.user_metadata.full_name, email: person.email });
  });
});
