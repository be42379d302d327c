import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { userId } from '../support/people.ts';
import { write } from '../support/person.ts';
import { BuilderTest, button, luna, nameField } from './builder-test.ts';

const test = new BuilderTest();

describe('a draft of the builder', () => {
  it('is restored after leaving half-way, with the same id when it is sent again', async () => {
    test.refuse('internal', {});
    const { user, router } = await test.open();
    write(nameField(), 'Luna');
    write(screen.getByLabelText('Greeting (optional)'), 'Come in.');
    await user.click(button('Wise'));
    await user.click(button('Create companion'));
    await screen.findByText(/still here\.$/);
    await router.navigate('/faq');
    await screen.findByRole('heading', { level: 1, name: 'Questions people ask' });
    await router.navigate('/companion-builder');
    expect(await screen.findByLabelText('Name')).toHaveValue('Luna');
    expect(screen.getByLabelText('Greeting (optional)')).toHaveValue('Come in.');
    expect(button('Wise')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Create companion'));
    await waitFor(() => expect(new Set(test.saves().map(({ p_id }) => p_id)).size).toBe(1));
    await user.click(button('Start again'));
    expect(nameField()).toHaveValue('');
  });

  it('[R-ART-05] of the time before there were looks keeps what was written', async () => {
    const written = { name: 'Old Luna', age: '', bio: '', greeting: '', scenario: '', exampleDialogue: '' };
    const chosen = { openers: [], traits: ['Wise'], interests: [], formality: 1, humor: 1, empathy: 1 };
    const avatar = { hair: 'bob', expression: 'smile', hairColor: 'brown', skinColor: 'tan' };
    const values = { id: 'new', ...written, ...chosen, relationshipType: 'Friend', avatar, backdrop: 'Dusk' };
    localStorage.setItem('builder_draft_new', JSON.stringify({ userId, basedOn: null, values }));
    await test.open();
    expect(nameField()).toHaveValue('Old Luna');
    expect(button('Wise')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: /^Soft face, tan skin/ })).toBeVisible();
  });

  it('is discarded when another device has saved since', async () => {
    test.withLuna();
    const draft = {
      userId,
      basedOn: 'an older version',
      values: { id: 'luna', name: 'Old', age: '', bio: '', traits: [], interests: [] },
    };
    const opening = { greeting: '', scenario: '', exampleDialogue: '', openers: [] };
    const rest = { formality: 1, humor: 1, empathy: 1, relationshipType: 'Friend', avatar: 'soft' };
    Object.assign(draft.values, opening, rest);
    localStorage.setItem('builder_draft_luna', JSON.stringify(draft));
    await test.open('/companion-builder?companion=luna');
    expect(await screen.findByText(/^You changed this companion on another device/)).toBeVisible();
    expect(nameField()).toHaveValue('Luna');
  });
});

describe('the offline copy of own companions', () => {
  it('[R-LOCAL-02] holds the settings of each companion and the time it was made', async () => {
    test.withLuna();
    await test.open();
    await screen.findByRole('link', { name: 'Change Luna' });
    expect(JSON.parse(localStorage.getItem('customCompanions') ?? '')).toEqual([
      {
        name: 'Luna',
        age: '28',
        bio: 'Luna repairs clocks.',
        greeting: '',
        scenario: '',
        exampleDialogue: '',
        openers: [],
        traits: ['Wise'],
        interests: ['Music'],
        formality: 80,
        humor: 20,
        empathy: 60,
        relationshipType: 'Mentor',
        created: luna.created_at,
      },
    ]);
  });

  it('[R-LOCAL-02] is shown while the server cannot be reached', async () => {
    test.withLuna();
    const first = await test.open();
    await screen.findByRole('link', { name: 'Change Luna' });
    await first.router.navigate('/faq');
    await screen.findByRole('heading', { level: 1, name: 'Questions people ask' });
    test.backend.table('GET', 'companion_settings', () => Response.json({ message: 'no' }, { status: 400 }));
    queryClient.clear();
    await first.router.navigate('/companion-builder');
    expect(await screen.findByText('Luna')).toBeVisible();
    expect(screen.getByText('Mentor, Wise')).toBeVisible();
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  });
});
