import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { userId, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

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

describe('the tabs of the profile', () => {
  it('[R-PROF-02] are written to the address and read from it', async () => {
    const { user, router } = openPage('/profile?tab=security');
    expect(await tab('Security')).toHaveAttribute('aria-selected', 'true');
    await user.click(await tab('Password'));
    expect(router.state.location.search).toBe('?tab=password');
    await user.click(await tab('Profile Info'));
    expect(router.state.location.search).toBe('');
  });

  it('keep the typed text while another tab is open', async () => {
    const { user } = openPage('/profile');
    write(await field('About me'), ' And ships.');
    await user.click(await tab('Security'));
    await user.click(await tab('Profile Info'));
    expect(await field('About me')).toHaveValue('Likes trains. And ships.');
  });
});

describe('the profile tab Profile Info', () => {
  it('[R-PROF-03, R-PROF-04] [R-FIRST-24] sends every typed value to the auth service, and marks an email it refuses', async () => {
    authAnswers({ code: 'email_address_invalid', message: 'Email address "no" is invalid' }, 400);
    const { user } = openPage('/profile');
    await user.clear(await field('Full name'));
    await user.clear(await field('Email'));
    write(await field('Email'), 'no');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error updating profile: Email address "no" is invalid',
    );
    expect(saves()).toHaveLength(1);
    expect(await field('Email')).toHaveValue('no');
    expect(await field('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(await field('Email')).toHaveFocus();
    expect(await field('Full name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('says that the profile could not be read, and reads it again', async () => {
    backend.table('GET', 'users', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
    const { user } = openPage('/profile');
    expect(await screen.findByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    backend.table('GET', 'users', () => Response.json(userRow({ about_me: 'Here again.' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('About me')).toHaveValue('Here again.');
  });
});
