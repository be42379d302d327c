import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.user_consents = [];
});

async function askForData() {
  const { user } = openPage('/profile?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  return user;
}

describe('the export of an account’s data', () => {
  it('is available once an hour, and the page says when again', async () => {
    backend.endpoint('user-export', () => {
      const answer = refused(429, 'too_many_requests', 'Too many requests. Please wait a moment.');
      answer.headers.set('Retry-After', '2510');
      return answer;
    });
    await askForData();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can get your data once an hour. Please try again in 42 minutes.',
    );
    expect(backend.calls('GET', 'user-export')).toHaveLength(1);
  });

  it.each([
    ['an answer of nobody we know', () => new Response('<html>', { status: 502 })],
    ['an answer without a file', () => Response.json({ success: true })],
    ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows %s', async (_name, answer) => {
    backend.endpoint('user-export', answer);
    await askForData();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data could not be put together. Please check your connection and try again.',
    );
  });
});
