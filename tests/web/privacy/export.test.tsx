import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../../web/src/lib/save-file.ts';
import { FakeBackend, refused } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userRow } from '../support/people.ts';

vi.mock('../../../web/src/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
  backend.tables.user_consents = [];
});

async function askForData() {
  const { user } = openPage('/profile?tab=security');
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  return user;
}

describe('the data of the account', () => {
  it('[R-PROF-06] comes as a file, under the name the server gives it', async () => {
    backend.endpoint(
      'user-export',
      () =>
        new Response('zip', {
          headers: { 'Content-Disposition': 'attachment; filename="my-data-2026-11-21.zip"' },
        }),
    );
    await askForData();
    expect(await screen.findByText(/^Your data is in my-data-2026-11-21\.zip/)).toBeVisible();
    const [[name, content] = []] = vi.mocked(saveFile).mock.calls;
    expect(name).toBe('my-data-2026-11-21.zip');
    expect(await content?.text()).toBe('zip');
  });

  it('is to be had once an hour; the page says when again', async () => {
    backend.endpoint('user-export', () => {
      const answer = refused(429, 'too_many_requests', 'Too many requests. Please wait a moment.');
      answer.headers.set('Retry-After', '2510');
      return answer;
    });
    await askForData();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can get your data once an hour. Please try again in 42 minutes.',
    );
    expect(saveFile).not.toHaveBeenCalled();
    expect(backend.calls('GET', 'user-export')).toHaveLength(1);
  });

  it.each([
    ['an answer of nobody we know', () => new Response('<html>', { status: 502 })],
    ['an answer without a file', () => Response.json({ success: true })],
    ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is told, and nothing is saved', async (_name, answer) => {
    backend.endpoint('user-export', answer);
    await askForData();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data could not be put together. Please check your connection and try again.',
    );
    expect(saveFile).not.toHaveBeenCalled();
  });
});
