import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../../../web/src/lib/session.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userId, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({ about_me: 'Likes trains.' })];
});

const tab = (name: string) => screen.findByRole('tab', { name });
const saves = () => backend.calls('PUT', 'user');
const field = (name: string) => screen.findByRole('textbox', { name });

/** What the auth service answers a change of the profile with. */
function authAnswers(user: object, status = 200): void {
  const body = status === 200 ? { id: userId, aud: 'authenticated', app_metadata: {}, ...user } : user;
  backend.auth('PUT', 'user', () => Response.json(body, { status }));
}

async function save() {
  await act(async () => screen.getByRole('button', { name: 'Save changes' }).click());
}

describe('somebody who is not logged in', () => {
  it('[R-PROF-01] finds the profile open, with the way to log in', async () => {
    endSession();
    const { router } = openPage('/profile');
    expect(await screen.findByRole('heading', { name: 'Please Log In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
      'href',
      '/login?redirect=/profile',
    );
    expect(router.state.location.pathname).toBe('/profile');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('[R-PROF-02] are Profile Info, Payment, Security and Password', async () => {
    openPage('/profile');
    await tab('Profile Info');
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Profile Info',
      'Payment',
      'Security',
      'Password',
    ]);
    expect(await tab('Profile Info')).toHaveAttribute('aria-selected', 'true');
  });

  it('[R-PROF-02] stand in the address, and are read from it', async () => {
    const { user, router } = openPage('/profile?tab=security');
    expect(await tab('Security')).toHaveAttribute('aria-selected', 'true');
    await user.click(await tab('Password'));
    expect(router.state.location.search).toBe('?tab=password');
    await user.click(await tab('Profile Info'));
    expect(router.state.location.search).toBe('');
  });

  it('keep what was typed while another one is looked at', async () => {
    const { user } = openPage('/profile');
    await user.type(await field('About me'), ' And ships.');
    await user.click(await tab('Security'));
    await user.click(await tab('Profile Info'));
    expect(await field('About me')).toHaveValue('Likes trains. And ships.');
  });
});

describe('Profile Info', () => {
  it('[R-PROF-03, R-PROF-04] saves name and words about oneself through the auth service', async () => {
    authAnswers({ email: 'robin@amity.test', user_metadata: { full_name: 'Robin Marsh' } });
    const { user } = openPage('/profile');
    await user.clear(await field('Full name'));
    await user.type(await field('Full name'), 'Robin Marsh');
    await user.clear(await field('About me'));
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(saves().map(({ body }) => body)).toEqual([
      { data: { full_name: 'Robin Marsh', about_me: '' }, code_challenge: null, code_challenge_method: null },
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Main' })).getByText('Robin Marsh')).toBeVisible();
  });

  it('[R-PROF-03] a new email says that it must be confirmed, and stays as it was until then', async () => {
    authAnswers({ email: 'robin@amity.test', new_email: 'new@amity.test', user_metadata: {} });
    const { user } = openPage('/profile');
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'new@amity.test');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(screen.getByText(/We have mailed a link to new@amity.test/)).toBeVisible();
    expect(saves()[0]?.body).toMatchObject({ email: 'new@amity.test' });
    expect(saves()[0]?.url.searchParams.get('redirect_to')).toBe(`${window.location.origin}/profile`);
    expect(await field('Email')).toHaveValue('robin@amity.test');
  });

  it('[R-PROF-03] asks the auth service about anything that is typed', async () => {
    authAnswers({ code: 'email_address_invalid', message: 'Email address "no" is invalid' }, 400);
    const { user } = openPage('/profile');
    await user.clear(await field('Full name'));
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'no');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error updating profile: Email address "no" is invalid',
    );
    expect(saves()).toHaveLength(1);
    expect(await field('Email')).toHaveValue('no');
  });

  it('[R-PROF-04] says what was wrong and keeps what was typed', async () => {
    authAnswers({ message: 'Too many requests' }, 429);
    const { user } = openPage('/profile');
    await user.type(await field('About me'), ' And ships.');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating profile: Too many requests');
    expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
    expect(await field('About me')).toHaveValue('Likes trains. And ships.');
  });

  it('says when the profile could not be read, and reads it again', async () => {
    backend.table('GET', 'users', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
    const { user } = openPage('/profile');
    expect(await screen.findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    backend.table('GET', 'users', () => Response.json(userRow({ about_me: 'Here again.' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('About me')).toHaveValue('Here again.');
  });
});
