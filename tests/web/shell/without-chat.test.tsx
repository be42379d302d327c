import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { env } from '#lib/env.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userRow } from '../support/people.ts';
import { withSetting } from '../support/settings.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.companions = [companionRow({ id: 'suki', name: 'Suki' })];
  backend.tables.user_favorites = [];
  backend.tables.announcements = [];
  const conversation = {
    companion_id: 'suki',
    name: 'Suki',
    tagline: 'A tagline',
    image_url: '/placeholder.svg',
    profile_gradient_from: null,
    profile_gradient_to: null,
    last_text: 'Hello',
    last_type: 'ai',
    last_at: '2026-11-20T10:00:00Z',
    is_saved: true,
    retires_at: null,
    expires_at: null,
  };
  backend.table('POST', 'rpc/list_conversations', () => Response.json([conversation]));
});

it.each([true, false])(
  '[R-FLAG-02] chat: %s, the dashboard leads to the last conversation or not',
  async (isOn) => {
    withSetting(env.features, 'chat', isOn);
    openPage('/dashboard');
    await screen.findByRole('heading', { name: 'Recent Updates' });
    expect(screen.queryAllByRole('link', { name: 'Keep chatting with Suki' })).toHaveLength(isOn ? 1 : 0);
  },
);

it.each([true, false])(
  '[R-FLAG-02] chat: %s, a meeting page has a box for the first message or not',
  async (isOn) => {
    withSetting(env.features, 'chat', isOn);
    openPage('/meet/suki');
    await screen.findByRole('heading', { name: 'Suki', level: 1 });
    expect(screen.queryAllByRole('textbox', { name: /Suki/ })).toHaveLength(isOn ? 1 : 0);
  },
);
