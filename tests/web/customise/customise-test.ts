import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
// The screen's code, which a page fetches when it is first shown, is there before the first test begins.
import '../../../web/src/app/customise-route.tsx';
import { FakeBackend } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { plans, userId, userRow } from '../support/people.ts';

export const table = 'companion_customisations';

/** A stored customisation of Suki. */
export function storedRow(values: Row = {}): Row {
  return {
    user_id: userId,
    companion_id: 'suki',
    traits: ['Wise'],
    tone: 80,
    nickname: 'Captain',
    updated_at: '2026-11-20T10:00:00.123456+00:00',
    ...values,
  };
}

/** Somebody whose plan has the wizard, and a server that stores what it is sent. */
export function withWizard(): { backend: FakeBackend } {
  const held = {} as { backend: FakeBackend };
  asSignedInPerson();
  beforeEach(() => {
    const backend = new FakeBackend();
    held.backend = backend;
    backend.tables.users = [userRow({})];
    backend.tables.plans = plans.map((plan) => ({ ...plan, customisation: plan.tier === 'premium' }));
    backend.tables[table] = [];
    backend.table('PATCH', table, ({ body }) => {
      const [row] = backend.tables[table] ?? [];
      if (row === undefined) return Response.json([]);
      Object.assign(row, body, { updated_at: '2026-11-21T10:00:00.5+00:00' });
      return Response.json([row]);
    });
    backend.table('POST', table, ({ body }) => {
      const row = storedRow({ ...(body as Row), updated_at: '2026-11-21T10:00:00.5+00:00' });
      backend.tables[table] = [row];
      return Response.json(row);
    });
  });
  return held;
}

/** Opens the wizard at this address and waits for its step. */
export async function openWizard(address = '/customise?companion=suki', step = 'Companion Overview') {
  const page = openPage(address);
  await screen.findByRole('heading', { level: 2, name: step });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, press };
}
