import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signUpData } from '../../support/sign-up-data.ts';
import { password } from '../support/auth.ts';
import { sql, stack } from '../support/stack.ts';

/** Signs up as a page does; null leaves out the date of birth. */
async function signUp(email: string, birthDate: string | null) {
  const { birth_date: _, ...data } = signUpData;
  const response = await fetch(`${stack.apiUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password,
      data: { ...data, ...(birthDate !== null && { birth_date: birthDate }) },
    }),
  });
  const { msg } = (await response.json()) as { msg?: string };
  return [response.status, msg];
}

const young = () => `${new Date().getUTCFullYear() - 17}-01-01`;
const refused = [422, 'age_required'];

describe.concurrent('a date of birth under 18', () => {
  test('[R-SAFE-01] [R-PROD-17] is refused, and the same e-mail for a day after it, with any date or none', async () => {
    const email = `${randomUUID()}@people.test`;
    expect(await signUp(email, young())).toEqual(refused);
    expect(await signUp(email, '1990-05-06')).toEqual(refused);
    expect(await signUp(email.toUpperCase(), '1990-05-06')).toEqual(refused);
    expect(await signUp(email, null)).toEqual(refused);
    expect(await sql('select 1 from auth.users where email = $1', [email])).toEqual([]);
    expect(await signUp(`${randomUUID()}@people.test`, '1990-05-06')).toEqual([200, undefined]);
  });

  test('[R-PROD-17] does not tell who is known: an e-mail with an account is answered as before', async () => {
    const email = `${randomUUID()}@people.test`;
    expect(await signUp(email, '1990-05-06')).toEqual([200, undefined]);
    expect(await signUp(email, young())).toEqual([422, 'User already registered']);
    expect(await signUp(email, '1990-05-06')).toEqual([422, 'User already registered']);
  });
});
