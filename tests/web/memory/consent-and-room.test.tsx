import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consents } from '#contracts/consents.ts';
import { openPage } from '../support/open-page.tsx';
import { userRow } from '../support/people.ts';
import { decision, fact, factRow, withMemory } from './memory-test.ts';

const current = withMemory();
const asked = () => current.memory.backend.calls('POST', 'user_consents').flatMap(({ body }) => body);

describe('the consent to be remembered', () => {
  it('[R-MEM-01] is asked for with what is kept, what never is by itself and how to take it back', async () => {
    current.memory.backend.tables.user_consents = [];
    current.memory.space = { used: 0, most: 500, next_id: null, next_text: null };
    const { user } = openPage('/memory');
    const card = within(await screen.findByRole('region', { name: 'Would you like to be remembered?' }));
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(
      card.getByText(/Health, sex life, belief, politics and other people’s affairs are never/),
    ).toBeVisible();
    expect(card.getByText(consents.memory.text, { exact: false })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
    await user.click(card.getByRole('button', { name: 'Turn memory on' }));
    expect(await screen.findByRole('textbox', { name: 'Something they should all know' })).toBeVisible();
    expect(asked()).toEqual([{ purpose: 'memory', given: true, text_version: consents.memory.version }]);
  });

  it('[R-CARE-17] to earlier words is asked for again, and until then memory is off', async () => {
    const earlier = { ...decision(true), text_version: '2026-01-01' };
    current.memory.backend.tables.user_consents = [earlier];
    openPage('/memory');
    expect(await screen.findByText(/the words have changed since.*until then nothing is used/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn memory on again' })).toBeVisible();
  });

  it('[R-MEM-01] is taken back by the switch: nothing can be added, and everything can be forgotten', async () => {
    current.memory.facts = [factRow(1, {})];
    current.memory.backend.endpoint('memory-clear', () => {
      current.memory.facts = [];
      current.memory.space = { used: 0, most: 500, next_id: null, next_text: null };
      return Response.json({ success: true });
    });
    const { user } = openPage('/memory');
    await user.click(await screen.findByRole('switch', { name: 'Remember what I say' }));
    expect(await screen.findByRole('heading', { name: 'Memory is off' })).toBeVisible();
    expect(screen.getByText(/From your next message on nothing is used/)).toBeVisible();
    expect(await screen.findByText('My dog is called Biscuit.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /should all know/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Forget everything' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Forget everything?' }));
    expect(question.getByText(/This can’t be undone\./)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(current.memory.backend.calls('POST', 'memory-clear')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Forget everything' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Forget everything' }),
    );
    expect(await screen.findByText('Everything is forgotten.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('My dog is called Biscuit.')).not.toBeInTheDocument());
  });

  it('[R-MEM-01] offers no Undo and no correction without it: neither would be kept', async () => {
    current.memory.backend.tables.user_consents = [decision(false), decision(true)];
    current.memory.facts = [factRow(1, {})];
    const { user } = openPage('/memory');
    const row = await fact('My dog is called Biscuit.');
    await user.click(row.getByRole('button', { name: /^Change or forget/ }));
    expect(screen.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forget' }));
    expect(await screen.findByText('Forgotten.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('the room for facts', () => {
  const shows = (used: number, most: number, next_text: string | null = null) => {
    const next_id = next_text === null ? null : factRow(1, {}).id;
    current.memory.space = { used, most, next_id, next_text };
  };

  it('[R-MEM-15] is shown without a warning while there is plenty', async () => {
    shows(44, 50, 'My dog is called Biscuit.');
    openPage('/memory/suki');
    expect(await screen.findByText('44 of 50 facts')).toBeVisible();
    expect(screen.queryByText(/makes room|takes the place/)).not.toBeInTheDocument();
  });

  it.each([
    [45, 'When full, the least used makes room: “My dog is called Biscuit.” Pin what must stay.'],
    [
      50,
      'The next new fact takes the place of the least used: “My dog is called Biscuit.” Pin what must stay.',
    ],
  ])('[R-MEM-15] says at %i of 50 which one makes room, before it does', async (used, words) => {
    shows(used, 50, 'My dog is called Biscuit.');
    current.memory.facts = [factRow(1, {}), factRow(2, { text: 'I sing.' })];
    openPage('/memory/luca');
    expect(await screen.findByText(words)).toBeVisible();
    expect((await fact('My dog is called Biscuit.')).getByText('Makes room first')).toBeVisible();
    expect((await fact('I sing.')).queryByText('Makes room first')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans that remember more' })).toBeVisible();
  });

  it.each([
    [50, '50 of 50 facts'],
    [140, '140 facts, room for 50'],
  ])('[R-MEM-15] says when all %s are pinned that nothing new is remembered', async (used, words) => {
    shows(used, 50);
    openPage('/memory');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/All of them are pinned, so nothing new is remembered/)).toBeVisible();
  });
});

describe('the offer on the dashboard', () => {
  const talked = () =>
    current.memory.backend.table('POST', 'rpc/list_conversations', () =>
      Response.json([
        {
          companion_id: 'suki',
          name: 'Suki',
          tagline: '',
          image_url: '/portraits/suki.svg',
          profile_gradient_from: null,
          profile_gradient_to: null,
          last_text: 'Hello',
          last_type: 'user',
          last_at: '2026-11-20T10:00:00+00:00',
          is_saved: true,
          expires_at: null,
          retires_at: null,
        },
      ]),
    );

  it('[R-MEM-01] is made to somebody who has talked and was never asked, and ends with their No', async () => {
    talked();
    current.memory.backend.tables.user_consents = [];
    current.memory.backend.tables.announcements = [];
    const { user } = openPage('/dashboard');
    expect(await screen.findByRole('link', { name: 'How memory works' })).toHaveAttribute('href', '/memory');
    await user.click(screen.getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'No, thanks' })).not.toBeInTheDocument());
    expect(asked()).toEqual([{ purpose: 'memory', given: false, text_version: consents.memory.version }]);
  });

  it('[R-MEM-01] is not made to somebody who has not talked yet', async () => {
    current.memory.backend.tables.announcements = [];
    current.memory.backend.tables.user_consents = [];
    openPage('/dashboard');
    await screen.findByText('There is no news yet.');
    expect(screen.queryByRole('button', { name: 'No, thanks' })).not.toBeInTheDocument();
  });

  it('[R-MEM-01] is not made again to somebody who has said No', async () => {
    talked();
    current.memory.backend.tables.announcements = [];
    current.memory.backend.tables.user_consents = [decision(false)];
    openPage('/dashboard');
    await screen.findByRole('region', { name: 'Recent conversations' });
    expect(screen.queryByRole('button', { name: 'No, thanks' })).not.toBeInTheDocument();
  });
});

describe('About me', () => {
  it('[R-MEM-17] is shown with who reads it, and one companion is kept from it and let back', async () => {
    const { backend } = current.memory;
    const { user } = openPage('/memory/suki');
    expect(await screen.findByText('Robin, she/her')).toBeVisible();
    expect(screen.getByText(/^Every companion reads your name, pronouns and this\./)).toBeVisible();
    const keep = await screen.findByRole('switch', { name: 'Keep Suki from seeing About me' });
    expect(keep).not.toBeChecked();
    await user.click(keep);
    expect(await screen.findByText(/^Every companion but Suki reads/)).toBeVisible();
    expect(backend.calls('POST', 'hidden_personas')[0]?.body).toEqual({ companion_id: 'suki' });
    await user.click(screen.getByRole('switch', { name: 'Keep Suki from seeing About me' }));
    await waitFor(() => expect(backend.calls('DELETE', 'hidden_personas')).toHaveLength(1));
  });

  it('[R-MEM-17] says in the profile that every companion reads it, and saves the pronouns', async () => {
    const { backend } = current.memory;
    backend.auth('PUT', 'user', () =>
      Response.json({
        id: userRow({}).id,
        aud: 'authenticated',
        app_metadata: {},
        user_metadata: { full_name: 'Robin' },
        email: 'robin@amity.test',
      }),
    );
    backend.table('PATCH', 'users', () => new Response(null, { status: 204 }));
    const { user } = openPage('/profile');
    const field = await screen.findByRole('textbox', { name: 'Pronouns' });
    expect(field).toHaveValue('she/her');
    expect(screen.getByRole('textbox', { name: 'About me' })).toHaveAccessibleDescription(
      /^Every companion reads your name, pronouns and this/,
    );
    await user.clear(field);
    await user.type(field, ' they/them ');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(backend.calls('PATCH', 'users').map(({ body }) => body)).toEqual([{ pronouns: 'they/them' }]);
  });
});
