import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, consentRow, userId, userRow } from '../support/people.ts';

const id = (n: number) => `60000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A row of `list_memories`: kept from one of the person's messages to Suki and known to all, unless said otherwise. */
export const factRow = (n: number, values: Row): Row => ({
  id: id(n),
  companion_id: null,
  text: 'My dog is called Biscuit.',
  origin: 'drawn',
  subject: 'pet:dog',
  is_pinned: false,
  said_at: '2026-11-08T10:00:00+00:00',
  message_id: '40000000-0000-4000-8000-000000000008',
  told_to: 'suki',
  quote: 'My dog is called Biscuit and he barks at umbrellas.',
  replaced_at: null,
  replaces_id: null,
  ...values,
});

export const decision = (given: boolean, at = '2026-10-08T10:00:00+00:00'): Row =>
  consentRow('memory', given, { created_at: at });

/** The memory of a person who talked with Suki and Luca, as the tables hold it. */
class Memory {
  readonly backend = new FakeBackend();
  facts: Row[] = [];
  story: Row[] = [];
  space: Row = { used: 1, most: 500, next_id: null, next_text: null };

  constructor() {
    const { backend } = this;
    const luca = companionRow({ id: 'luca', name: 'Luca', image_url: '/portraits/luca.svg' });
    backend.tables.users = [userRow({ pronouns: 'she/her', about_me: 'Baker.' })];
    backend.tables.user_consents = [decision(true)];
    backend.tables.hidden_personas = [];
    backend.tables.companions = [companionRow({}), luca];
    backend.tables.chats = [companionRow({}), luca].map((companions) => ({ user_id: userId, companions }));
    backend.table('POST', 'rpc/list_memories', ({ body }) => Response.json(this.#listed(body as Row)));
    backend.table('POST', 'rpc/memory_space', () => Response.json([this.space]));
    backend.table('POST', 'rpc/list_story', () => Response.json(this.story));
    backend.table('POST', 'user_consents', ({ body }) => {
      backend.tables.user_consents?.unshift({
        ...decision(true, '2026-11-20T10:00:00+00:00'),
        ...(body as Row[])[0],
      });
      return new Response(null, { status: 201 });
    });
    backend.table('POST', 'hidden_personas', ({ body }) => {
      backend.tables.hidden_personas?.push({ user_id: userId, ...(body as Row) });
      return new Response(null, { status: 201 });
    });
    backend.table('DELETE', 'memories', ({ url }) => {
      this.facts = this.facts.filter((fact) => url.searchParams.get('id') !== `eq.${fact.id}`);
      return new Response(null, { status: 204 });
    });
    backend.table('PATCH', 'memories', ({ url, body }) => {
      this.facts = this.facts.map((fact) =>
        url.searchParams.get('id') === `eq.${fact.id}` ? { ...fact, ...(body as Row) } : fact,
      );
      return new Response(null, { status: 204 });
    });
  }

  /** Stores what is inserted, as this row. */
  adds(fact: Row): void {
    this.backend.table('POST', 'memories', () => {
      this.facts = [fact, ...this.facts];
      return Response.json([{ id: fact.id }], { status: 201 });
    });
  }

  inserts(): unknown[] {
    return this.backend.calls('POST', 'memories').map(({ body }) => body);
  }

  #listed({ p_companion_id, p_search }: Row): Row[] {
    const words = String(p_search ?? '').toLowerCase();
    return this.facts
      .filter(({ companion_id }) =>
        p_companion_id === undefined ? true : companion_id === null || companion_id === p_companion_id,
      )
      .filter(({ text }) => String(text).toLowerCase().includes(words));
  }
}

/** In every test of the file somebody is signed in who consented to be remembered. */
export function withMemory(): { readonly memory: Memory } {
  const current: { memory?: Memory } = {};
  asSignedInPerson();
  beforeEach(() => {
    current.memory = new Memory();
  });
  return current as { memory: Memory };
}

/** The row of a fact. */
export async function fact(text: string) {
  const shown = await screen.findByText(text);
  return within(shown.closest('li') as HTMLElement);
}

/** Opens a page of memory and one item of a fact's menu. */
export async function choose(item: string, text: string, address = '/memory') {
  const page = openPage(address);
  const row = await fact(text);
  await page.user.click(row.getByRole('button', { name: `Change or forget “${text}”` }));
  await page.user.click(screen.getByRole('button', { name: item }));
  return page;
}
