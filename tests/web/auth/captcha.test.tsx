import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '#lib/env.ts';
import { person, scriptBackend, sessionEnding } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { write } from '../support/person.ts';
import { withSetting } from '../support/settings.ts';

const captchaHost = 'https://challenges.cloudflare.com/';
const scripts = () =>
  [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith(captchaHost));

type Options = { sitekey: string; callback: (token: string) => void };

// The captcha's script as the page loads it, once: each widget passes at once, with a token of its own.
let count = 0;
const widgets: Options[] = [];
const pass = (options: Options | undefined) => {
  count += 1;
  options?.callback(`token-${count}`);
};
const turnstile = {
  render: (_element: HTMLElement, options: Options) => {
    pass(options);
    return String(widgets.push(options) - 1);
  },
  reset: (widget: string) => pass(widgets[Number(widget)]),
  remove: () => {},
};
const loads = new MutationObserver(() => {
  for (const script of document.scripts) {
    if (script.src.startsWith(captchaHost)) script.dispatchEvent(new Event('load'));
  }
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('turnstile', turnstile);
  loads.observe(document.head, { childList: true });
});
afterEach(() => loads.disconnect());

const settings = { 'GET /auth/v1/settings': { json: { external: {} } } };
const tokensSent = (calls: ReturnType<typeof scriptBackend>) =>
  calls.flatMap(({ body }) => {
    const { gotrue_meta_security: security } = (body ?? {}) as {
      gotrue_meta_security?: { captcha_token?: string };
    };
    return security === undefined ? [] : [security.captcha_token];
  });

/** Opens a page, fills its fields and sends its form. */
async function send(address: string, fields: Record<string, string>, button: string) {
  const { user } = openFreshPage(address);
  await screen.findByLabelText('Email');
  for (const [label, text] of Object.entries(fields)) write(screen.getByLabelText(label), text);
  for (const box of screen.queryAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}

const forms: [
  what: string,
  address: string,
  fields: Record<string, string>,
  button: string,
  request: string,
][] = [
  ['login', '/login', { Email: 'a@b.test', Password: 'long enough' }, 'Login', 'token'],
  [
    'sign-up',
    '/signup',
    { 'Full name': 'A', Email: 'a@b.test', Password: 'long enough', 'Date of birth': '1990-05-06' },
    'Create account',
    'signup',
  ],
  ['recovery', '/forgot-password', { Email: 'a@b.test' }, 'Send the link', 'recover'],
  ['the login of admins', '/admin/login', { Email: 'a@b.test', Password: 'long enough' }, 'Login', 'token'],
];

describe.each(forms)('%s', (_what, address, fields, button, request) => {
  const refusal = { status: 400, json: { code: 'captcha_failed', message: 'captcha protection' } };

  it('[R-PROD-16] sends a new token with every try where a captcha is configured', async () => {
    withSetting(env, 'captchaSiteKey', 'a-site-key');
    const calls = scriptBackend({ ...settings, [`POST /auth/v1/${request}`]: refusal });
    const user = await send(address, fields, button);
    await waitFor(() => expect(tokensSent(calls)).toHaveLength(1));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(tokensSent(calls)).toHaveLength(2));
    expect(new Set(tokensSent(calls)).size).toBe(2);
    expect(widgets.at(-1)?.sitekey).toBe('a-site-key');
  });

  it('[R-PROD-16] loads nothing and sends no token where none is', async () => {
    const [before, shown] = [scripts().length, widgets.length];
    const calls = scriptBackend({ ...settings, [`POST /auth/v1/${request}`]: refusal });
    await send(address, fields, button);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(tokensSent(calls).filter((token) => token !== undefined)).toEqual([]);
    expect(scripts()).toHaveLength(before);
    expect(widgets).toHaveLength(shown);
  });
});

it('[R-PROD-16] a login goes on once the captcha has passed', async () => {
  withSetting(env, 'captchaSiteKey', 'a-site-key');
  const calls = scriptBackend({
    ...settings,
    'POST /auth/v1/token': { json: { ...sessionEnding(3600), user: person } },
  });
  await send('/login', { Email: 'a@b.test', Password: 'long enough' }, 'Login');
  await waitFor(() => expect(window.location.pathname).not.toBe('/login'));
  expect(tokensSent(calls)).toHaveLength(1);
});
