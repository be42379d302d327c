import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storageKeys } from '#lib/storage-keys.ts';
import { openPage, signOut } from '../support/open-page.tsx';
import { write } from '../support/person.ts';
import { openWizard, storedRow, table, withWizard } from './customise-test.ts';

const held = withWizard();
const nickname = () => screen.getByLabelText('Nickname (optional)');
const lastStep = '/customise?companion=suki&step=4';
const copy = () => JSON.parse(localStorage.getItem('customization_suki') ?? 'null');

async function leaveAndReturn({ router }: Awaited<ReturnType<typeof openWizard>>, address: string) {
  await router.navigate('/faq');
  await screen.findByRole('heading', { level: 1, name: 'Questions people ask' });
  await router.navigate(address);
}

describe('a draft of the wizard', () => {
  it('is restored after leaving half-way, at the same step', async () => {
    const first = await openWizard('/customise?companion=suki&step=2', 'Customise Personality');
    await first.press('Wise');
    await first.press('Continue');
    fireEvent.change(screen.getByRole('slider'), { target: { value: 80 } });
    const left = first.router.state.location;
    expect(left.search).toBe('?companion=suki&step=3');

    await leaveAndReturn(first, left.pathname + left.search);
    expect(await screen.findByRole('slider')).toHaveValue('80');
    await first.press('Back');
    expect(screen.getByRole('button', { name: 'Wise' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is discarded with a notice when another device has saved since', async () => {
    held.backend.tables[table] = [storedRow()];
    const first = await openWizard(lastStep, 'Save Your Companion');
    await first.user.type(nickname(), ' of the sea');
    held.backend.tables[table] = [storedRow({ nickname: 'Doc', updated_at: '2026-11-20T11:00:00+00:00' })];
    await leaveAndReturn(first, lastStep);
    expect(await screen.findByText(/^You changed Suki on another device since/)).toBeVisible();
    expect(nickname()).toHaveValue('Doc');
  });

  it('is kept when the server has nothing newer', async () => {
    held.backend.tables[table] = [storedRow()];
    const first = await openWizard(lastStep, 'Save Your Companion');
    await first.user.type(nickname(), ' of the sea');
    await leaveAndReturn(first, lastStep);
    await screen.findByRole('heading', { level: 2, name: 'Save Your Companion' });
    expect(nickname()).toHaveValue('Captain of the sea');
  });

  it('is not shown to another person on the same computer', async () => {
    const draft = {
      userId: 'somebody-else',
      basedOn: null,
      values: { traits: [], tone: 1, nickname: 'Secret' },
    };
    localStorage.setItem(storageKeys.customisationDraft('suki'), JSON.stringify(draft));
    await openWizard(lastStep, 'Save Your Companion');
    expect(nickname()).toHaveValue('');
  });
});

describe('the offline copy of a customisation', () => {
  it('[R-LOCAL-01] holds companion, traits, tone, nickname and timestamp of the server’s row', async () => {
    held.backend.tables[table] = [storedRow()];
    await openWizard();
    expect(copy()).toEqual({
      companion: 'suki',
      traits: ['Wise'],
      tone: 80,
      nickname: 'Captain',
      timestamp: '2026-11-20T10:00:00.123456+00:00',
    });
  });

  it('[R-LOCAL-01] follows every save, and is removed with the customisation and with the session', async () => {
    const { press } = await openWizard(lastStep, 'Save Your Companion');
    expect(copy()).toBeNull();
    write(nickname(), 'Captain');
    await press('Save and chat');
    await expect.poll(copy).toMatchObject({ nickname: 'Captain', tone: 50 });
    await act(signOut);
    expect(copy()).toBeNull();
  });

  it('[R-LOCAL-01] is shown with a notice while the server cannot be reached', async () => {
    localStorage.setItem(
      'customization_suki',
      JSON.stringify({ companion: 'suki', traits: ['Wise'], tone: 80, nickname: 'Captain', timestamp: 't' }),
    );
    held.backend.table('GET', table, () => Response.json({ message: 'no', code: '' }, { status: 400 }));
    openPage(lastStep);
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(nickname()).toHaveValue('Captain');
  });

  it('is not invented when there is none: the screen says that it could not read', async () => {
    held.backend.table('GET', table, () => Response.json({ message: 'no', code: '' }, { status: 400 }));
    const { user } = openPage(lastStep);
    expect(await screen.findByRole('heading', { name: 'Error Loading Customization' })).toBeVisible();
    held.backend.table('GET', table, () => Response.json([]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Nickname (optional)')).toHaveValue('');
  });
});
