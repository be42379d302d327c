import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { says } from '../../support/model-answers.ts';
import { logIn, password, signUp } from '../support/auth.ts';
import { call, message } from '../support/call.ts';
import { scriptModel } from '../support/model.ts';
import type { Person } from '../support/people.ts';
import { rest } from '../support/rest.ts';
import { stack } from '../support/stack.ts';

const model = scriptModel();
const young = () => `${new Date().getUTCFullYear() - 17}-01-01`;
const refused = { status: 403, body: { success: false, error: 'age_required' } };

/** Somebody without a date of birth, as people of Google and Apple are. */
const newcomer = () => signUp(undefined, { birth_date: undefined });
const give = (person: Person, birthDate: string) =>
  call('user-confirm-age', { as: person, body: { birthDate } });
const seesRefusal = async (person: Person) => (await rest('rpc/is_age_refused', person, 'POST', {})).text;

async function send(person: Person) {
  const text = `Hello ${randomUUID()}`;
  model.answers(text, says('Hello.'));
  return await call('chat-send', { as: person, body: message('suki', text) });
}

/** Sends the date to the auth service, as pages did before there was an endpoint for it. */
async function giveToAuthService({ token }: Person, birthDate: string) {
  const response = await fetch(`${stack.apiUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ data: { birth_date: birthDate } }),
  });
  return response.status;
}

describe.concurrent('the date of birth of an account that has none', () => {
  test('[R-SAFE-02] is taken, and the account may chat', async () => {
    const person = await newcomer();
    expect(await send(person)).toMatchObject(refused);
    expect(await give(person, '1990-05-06')).toEqual({ status: 200, body: { success: true } });
    expect((await send(person)).status).toBe(200);
    expect(await seesRefusal(person)).toBe('false');
  });

  test('[R-SAFE-02] [R-PROD-17] is refused under 18, and so is another one after it, however it is sent', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    expect(await give(person, young())).toMatchObject(refused);
    expect(await give(person, '1990-05-06')).toMatchObject(refused);
    expect(await giveToAuthService(person, '1990-05-06')).toBe(200);
    expect(await send(person)).toMatchObject(refused);
    expect(await seesRefusal(person)).toBe('true');

    expect(await seesRefusal(other)).toBe('false');
    expect(await giveToAuthService(other, young())).toBe(200);
    expect(await send(other)).toMatchObject(refused);
    expect((await give(other, '1990-05-06')).status).toBe(200);
  });

  test('[R-PROD-17] is refused to a new account with the e-mail of a deleted one', async () => {
    const person = await newcomer();
    expect(await give(person, young())).toMatchObject(refused);
    expect((await call('user-delete', { as: person, body: { password } })).status).toBe(200);
    expect(await logIn(person.email)).toBe(400);
    await expect(signUp(person.email)).rejects.toThrow('422');
  });

  test('[R-PROD-17] counts once: of dates that are sent at the same time, the first decides for all', async () => {
    const person = await newcomer();
    const dates = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? young() : '1990-05-06'));
    const answers = await Promise.all(dates.map((date) => give(person, date)));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect((await send(person)).status).toBe(answers[0]?.status);
  });

  test('is refused when there is no such day', async () => {
    expect(await give(await newcomer(), '1990-02-30')).toMatchObject({
      status: 400,
      body: { error: 'invalid_input' },
    });
  });
});
