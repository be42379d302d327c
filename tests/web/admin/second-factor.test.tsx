// The area is one piece of code; fetching it is not what these tests wait for.
import '../../../web/src/app/admin-routes.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { asAdmin } from '../support/admin.ts';
import { openPage, tokenOf } from '../support/open-page.tsx';
import { userId } from '../support/people.ts';

const admin = asAdmin();

/** The auth service's side: the person's verified factors, and the codes that are right. */
let factors: { id: string; status: string }[];
const right = '123456';

function sessionWith(aal: 'aal1' | 'aal2') {
  const user = {
    id: userId,
    email: 'robin@amity.test',
    app_metadata: {},
    user_metadata: {},
    aud: '',
    created_at: '',
  };
  return {
    access_token: tokenOf(aal),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user,
  };
}

beforeEach(() => {
  localStorage.setItem(storageKeys.authSession, JSON.stringify(sessionWith('aal1')));
  factors = [];
  const { backend } = admin;
  const full = (factor: object) => ({
    ...factor,
    factor_type: 'totp',
    friendly_name: 'App',
    created_at: '2026-11-02T09:00:00Z',
    updated_at: '2026-11-02T09:00:00Z',
  });
  backend.auth('GET', 'user', () =>
    Response.json({ ...sessionWith('aal1').user, factors: factors.map(full) }),
  );
  backend.auth('POST', 'factors', () =>
    Response.json({
      id: 'new',
      type: 'totp',
      friendly_name: 'App',
      totp: {
        qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        secret: 'ABCDEFGHIJKLMNOP',
        uri: 'otpauth://x',
      },
    }),
  );
  for (const id of ['new', 'known']) {
    backend.auth('POST', `factors/${id}/challenge`, () =>
      Response.json({ id: 'challenge', type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 }),
    );
    backend.auth('POST', `factors/${id}/verify`, ({ body }) =>
      (body as { code: string }).code === right
        ? Response.json(sessionWith('aal2'))
        : Response.json(
            { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
            { status: 422 },
          ),
    );
  }
});

const code = () => screen.findByLabelText('Six-digit code');

describe('an admin without a second factor', () => {
  it('[R-PROD-15] is led from every page of the area to set one up, and nothing of the area is read', async () => {
    const { router } = openPage('/admin/users');
    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/second-factor');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    expect(admin.backend.calls('POST', 'rpc/list_users')).toEqual([]);
  });

  it('[R-PROD-15] goes on to the wanted page with the first code', async () => {
    admin.backend.table('POST', 'rpc/list_users', () => Response.json([]));
    const { router, user } = openPage('/admin/users');
    await screen.findByText('ABCD EFGH IJKL MNOP');
    await user.type(await code(), '123 456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users'));
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
  });
});

describe('an admin with a second factor', () => {
  beforeEach(() => {
    factors = [{ id: 'known', status: 'verified' }];
  });

  it('[R-PROD-15] is asked for a code at login, and told what helps without the device', async () => {
    const { user } = openPage('/admin/audit');
    const field = await code();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const lost = within(screen.getByRole('region', { name: 'Lost your device?' }));
    expect(lost.getByText(/Ask another admin to remove your second factor/)).toBeVisible();

    await user.type(field, '12345{Enter}');
    expect(await screen.findByText('Please enter the six digits from your app.')).toBeVisible();
    await user.type(field, '0{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right.');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('[R-PROD-15] reads what went wrong when the service is not reached or asked too often', async () => {
    let status = 429;
    admin.backend.auth('POST', 'factors/known/challenge', () =>
      Response.json({ error_code: 'over_request_rate_limit', msg: 'slow down' }, { status }),
    );
    const { user } = openPage('/admin/audit');
    await user.type(await code(), `${right}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a minute');
    status = 500;
    await user.type(await code(), `${right}{Enter}`);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('That didn’t work.'));
  });

  it('[R-PROD-15] finds in the settings the way to the code, and once confirmed to another device and to none', async () => {
    const first = openPage('/profile?tab=security');
    const settings = () => within(screen.getByRole('region', { name: 'Second factor' }));
    expect(await screen.findByText(/^Yours was set up on/)).toHaveTextContent('2026');
    expect(settings().queryByRole('button', { name: 'Remove it' })).not.toBeInTheDocument();
    await first.user.click(settings().getByRole('link', { name: 'Enter your code to change it' }));
    await first.user.type(await code(), `${right}{Enter}`);
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/admin/dashboard'));

    await first.router.navigate('/profile?tab=security');
    expect(await screen.findByRole('link', { name: 'Use another device' })).toHaveAttribute(
      'href',
      '/admin/second-factor',
    );
    admin.backend.auth('DELETE', 'factors/known', () => {
      factors = [];
      return Response.json({ id: 'known' });
    });
    admin.backend.auth('POST', 'token', () => Response.json(sessionWith('aal1')));
    await first.user.click(screen.getByRole('button', { name: 'Remove it' }));
    const question = within(await screen.findByRole('alertdialog'));
    await first.user.click(question.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('You haven’t set one up yet.')).toBeVisible();
  });

  it('[R-PROD-15] is led to the code when the auth service wants it for a new password', async () => {
    admin.backend.auth('PUT', 'user', () =>
      Response.json(
        { code: 401, error_code: 'insufficient_aal', msg: 'AAL2 session is required' },
        { status: 401 },
      ),
    );
    const { user } = openPage('/profile?tab=password');
    await user.type(await screen.findByLabelText('New password'), 'a-new-password');
    await user.type(screen.getByLabelText('Confirm password'), 'a-new-password');
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please confirm with your second factor first.',
    );
    expect(screen.getByRole('link', { name: 'Enter your code' })).toHaveAttribute(
      'href',
      '/admin/second-factor',
    );
  });
});
