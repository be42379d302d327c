import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { checkEndpoint, wrongInBody } from '../support/endpoint-checks.ts';
import { newAdmin, newPerson } from '../support/people.ts';

checkEndpoint({
  name: 'admin-users',
  method: 'POST',
  admin: true,
  input: async () => ({ userId: (await newPerson()).id, action: 'tier', value: 'basic' }),
  fields: {
    userId: { wrong: [...wrongInBody, 'me', "' or 1=1 --"] },
    action: { wrong: [...wrongInBody, 'role', 'Tier', 'email'] },
    value: { wrong: [...wrongInBody, 'gold', 'Premium', 'blocked'] },
  },
});

describe.concurrent('admin-users with values that do not exist', () => {
  test.each([
    { action: 'tier', value: 'free' },
    { action: 'status', value: 'blocked' },
    { action: 'delete' },
  ])('[R-API-02] refuses $action of an unknown person', async (change) => {
    const { status, body } = await call('admin-users', {
      as: await newAdmin(),
      body: { userId: randomUUID(), ...change },
    });
    expect([status, body.error]).toEqual([404, 'not_found']);
  });

  test.each([null, 'free', 'Blocked', 'deleted', ''])('[R-API-02] refuses the status %s', async (value) => {
    const { id } = await newPerson();
    const { status, body } = await call('admin-users', {
      as: await newAdmin(),
      body: { userId: id, action: 'status', value },
    });
    expect([status, body.error]).toEqual([400, 'invalid_input']);
  });
});
