// @module-tag long
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userRow } from '../support/people.ts';
import { write } from '../support/person.ts';
import { BuilderTest, button, luna, nameField } from './builder-test.ts';

const test = new BuilderTest();

describe('the limits of the builder', () => {
  it('[R-ADMIN-34] do not apply to an admin', async () => {
    test.backend.tables.users = [userRow({ role: 'admin' })];
    test.backend.tables.companions = [luna, { ...luna, id: 'nova', name: 'Nova' }];
    const { user } = await test.open();
    write(nameField(), 'Third');
    await user.click(button('Create companion'));
    await waitFor(() => expect(test.saves()).toHaveLength(1));
  });

  it.each([
    [7, '7 companions'],
    [1, '1 companion'],
  ])('[R-ADMIN-34] show the server’s refusal for a limit of %i and keep the form', async (limit, words) => {
    test.refuse('companion_limit', { limit, tier: 'Basic' });
    const { user } = await test.open();
    write(nameField(), 'Luna');
    await user.click(button('Create companion'));
    const text = `You have reached the limit of ${words} for your Basic plan. Please upgrade your plan.`;
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    expect(nameField()).toHaveValue('Luna');
  });

  it.each([
    ['age', 'minor', 'Age (optional)', 'Companions are adults. No one here is under 18. Please change this.'],
    [
      'description',
      'sexual',
      'Biography (optional)',
      'Companions are not made for sexual content. Please change this.',
    ],
    [
      'greeting',
      'sexual',
      'Greeting (optional)',
      'Companions are not made for sexual content. Please change this.',
    ],
    ['openers', 'minor', 'Opener 1', 'Companions are adults. No one here is under 18. Please change this.'],
    ['name', 'therapist', 'Name', 'A companion cannot be a therapist or a doctor. Please change this.'],
  ])('show at the field that the %s breaks a content rule', async (field, topic, label, text) => {
    test.refuse('content_refused', { field, topic });
    const { user } = await test.open();
    write(nameField(), 'Luna');
    await user.click(button('Create companion'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(nameField()).toHaveValue('Luna');
  });

  it.each([
    [
      { field: 'greeting', topic: 'minor', from: 3, to: 5 },
      'Greeting (optional)',
      'Companions are adults. No one here is under 18. Please change these words, even if they are about someone else: “Biscuit is 14”',
    ],
    [
      { field: 'openers', topic: 'sexual', from: 4, to: 4 },
      'Opener 1',
      'Companions are not made for sexual content. Please change these words: “naked”',
    ],
    [
      { field: 'greeting', topic: 'minor', from: 90, to: 91 },
      'Greeting (optional)',
      'Companions are adults. No one here is under 18. Please change this.',
    ],
  ])('[R-SAFE-10] show the words that break a content rule: %j', async (refusal, label, text) => {
    test.refuse('content_refused', refusal);
    const { user } = await test.open();
    write(nameField(), 'Luna');
    write(screen.getByLabelText('Greeting (optional)'), 'Hello! Our Biscuit is 14, and she’s deaf.');
    write(screen.getByLabelText('Opener 1'), 'Are you the naked chef?');
    await user.click(button('Create companion'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it('[R-PROD-20] say that too much was changed today, and keep the form', async () => {
    test.refuse('too_many_requests', { retryAfter: 3600 });
    const { user } = await test.open();
    write(nameField(), 'Luna');
    await user.click(button('Create companion'));
    expect(await screen.findByText(/^Your companions were changed very often today\./)).toBeVisible();
    expect(nameField()).toHaveValue('Luna');
  });

  it('refuse an age in characters the check cannot read', async () => {
    const { user } = await test.open();
    write(nameField(), 'Luna');
    write(screen.getByLabelText('Age (optional)'), '二十五');
    await user.click(button('Create companion'));
    expect(await screen.findByText(/^Please write the age in Latin letters/)).toBeVisible();
    expect(test.saves()).toEqual([]);
  });

  it('keep the form when the server cannot be reached', async () => {
    test.backend.table('POST', 'rpc/save_own_companion', () =>
      Response.json({ message: 'no', code: '' }, { status: 400 }),
    );
    const { user } = await test.open();
    write(nameField(), 'Luna');
    await user.click(button('Create companion'));
    expect(await screen.findByText(/Everything you entered is still here\.$/)).toBeVisible();
    expect(nameField()).toHaveValue('Luna');
  });
});
