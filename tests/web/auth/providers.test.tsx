import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';

const asked = 'GET /auth/v1/settings';
const settings = (external: Record<string, boolean>): Answer => ({ json: { external } });
const buttons = () =>
  screen.queryAllByRole('button', { name: /^Continue with/ }).map((one) => one.textContent);

describe('[R-AUTH-08] the buttons for Google and Apple', () => {
  it.each([
    ['/login', { google: true, apple: true, github: true }, ['Continue with Google', 'Continue with Apple']],
    ['/login', { google: true, apple: false }, ['Continue with Google']],
    ['/signup', { google: false, apple: true }, ['Continue with Apple']],
  ])('on %s, with %o enabled in the project, are %o', async (address, external, expected) => {
    scriptBackend({ [asked]: settings(external) });
    openFreshPage(address);
    await screen.findAllByRole('button', { name: /^Continue with/ });
    expect(buttons()).toEqual(expected);
  });

  it.each([
    ['the project has neither', settings({ google: false, apple: false, email: true })],
    ['the project does not name them', settings({})],
    ['the service does not say', { status: 404, json: { message: 'no' } }],
  ])('are not shown when %s', async (_where, answer) => {
    const calls = scriptBackend({ [asked]: answer });
    openFreshPage('/login');
    await screen.findByLabelText('Email');
    await waitFor(() => expect(calls.map(({ what }) => what)).toContain(asked));
    expect(buttons()).toEqual([]);
  });
});
