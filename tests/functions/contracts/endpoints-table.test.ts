import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../support/endpoints.ts';
import { endpointsTable } from '../support/endpoints-table.ts';

const root = join(import.meta.dirname, '../../..');

test("the README's table of endpoints is the one made from the contracts", () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const table = /<!-- endpoints -->\n+([\s\S]*?)\n+<!-- \/endpoints -->/.exec(readme)?.[1];
  expect(table, `The table between the markers should be:\n\n${endpointsTable()}\n`).toBe(endpointsTable());
});

test('every function of the project is declared by a contract of its name', () => {
  const folders = readdirSync(join(root, 'supabase/functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  expect([...new Set(endpoints.map(({ name }) => name))].sort()).toEqual(folders.sort());
});

test('[R-API-01] the promised functions exist', () => {
  const promised =
    'chat-usage chat-ensure chat-health chat-activate chat-favorite chat-send chat-turn chat-stop companion-traits ' +
    'companion-core-traits stripe-plans stripe-checkout stripe-sync stripe-portal stripe-downgrade stripe-webhook ' +
    'user-set-tier user-trim-favorites user-export user-delete admin-dashboard admin-users admin-models';
  expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(promised.split(' ')));
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.name}`, endpoint] as const))(
  '%s lists each of its error codes once',
  (_call, { errors }) => {
    expect(new Set(errors).size).toBe(errors.length);
  },
);
