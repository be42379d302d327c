import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
// The screen's code, which a page fetches when it is first shown, is there before the first test begins.
import '../../../web/src/app/builder-route.tsx';
import { FakeBackend } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, plans, userId, userRow } from '../support/people.ts';

const rpc = 'rpc/save_own_companion';

export const luna = companionRow({
  id: 'luna',
  name: 'Luna',
  description: 'Luna repairs clocks.',
  core_traits: ['Wise'],
  profile_gradient_from: '#22D3EE',
  is_public: false,
  user_id: userId,
});
const lunaSettings: Row = {
  companion_id: 'luna',
  user_id: userId,
  age: '28',
  has_biography: true,
  interests: ['Music'],
  formality: 80,
  humor: 20,
  empathy: 60,
  relationship_type: 'Mentor',
  avatar: 'keen-locs-silver-dark-round-stubble-hoodie-train',
  updated_at: '2026-11-20T10:00:00+00:00',
};

export const button = (name: string) => screen.getByRole('button', { name });
export const nameField = () => screen.getByLabelText('Name');

/** In every test of the file somebody is signed in whose plan has room for two companions of their own. */
export class BuilderTest {
  backend = new FakeBackend();

  constructor() {
    asSignedInPerson();
    beforeEach(() => {
      this.backend = new FakeBackend();
      this.backend.tables.users = [userRow({})];
      this.backend.tables.plans = plans.map((plan) => ({ ...plan, own_companions: 2 }));
      this.backend.tables.companions = [];
      this.backend.tables.companion_settings = [];
      this.backend.table('POST', rpc, () => Response.json('luna'));
    });
  }

  /** Luna has been built. */
  withLuna(settings: Row = {}): void {
    this.backend.tables.companions = [luna];
    this.backend.tables.companion_settings = [{ ...lunaSettings, ...settings }];
  }

  /** What was sent to be saved. */
  saves(): Row[] {
    return this.backend.calls('POST', rpc).map(({ body }) => body as Row);
  }

  refuse(message: string, details: object): void {
    const body = { code: 'P0001', message, details: JSON.stringify(details), hint: null };
    this.backend.table('POST', rpc, () => Response.json(body, { status: 400 }));
  }

  async open(address = '/companion-builder') {
    const page = openPage(address);
    await screen.findByRole('heading', {
      level: 1,
      name: address.includes('=') ? 'Change Luna' : 'Advanced Companion Builder',
    });
    await screen.findByLabelText('Name');
    return page;
  }
}
