import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wizardTraits } from '#contracts/personality.ts';
import { refusedWrite } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { companionRow } from '../support/people.ts';
import { write } from '../support/person.ts';
import { openWizard, storedRow, table, withWizard } from './customise-test.ts';

const held = withWizard();

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const trait = (name: string) => screen.getByRole('button', { name });
const setTone = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } });
const shownPlace = async (path: string, router: { state: { location: { pathname: string } } }) =>
  expect.poll(() => router.state.location.pathname).toBe(path);

describe('the customisation wizard', () => {
  it('[R-CUST-02] has four steps, with Back on the second to the fourth', async () => {
    const { press } = await openWizard();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '1 Companion Overview',
      '2 Customise Personality',
      '3 Adjust Conversation Tone',
      '4 Save Your Companion',
    ]);
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    for (const step of ['Customise Personality', 'Adjust Conversation Tone', 'Save Your Companion']) {
      await press('Continue');
      expect(await heading(step)).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    }
    await press('Back');
    expect(await heading('Adjust Conversation Tone')).toHaveFocus();
  });

  it('[R-CUST-01] is about the companion of the address, and says when there is none of that name', async () => {
    held.backend.tables.companions = [companionRow({ id: 'luca', name: 'Luca' })];
    await openWizard('/customise?companion=luca');
    expect(screen.getByRole('heading', { level: 1, name: 'Customize Luca' })).toBeVisible();
    openPage('/customise?companion=nobody');
    expect(await screen.findByRole('heading', { name: 'Companion Not Found' })).toBeVisible();
  });

  it('[R-CUST-03] offers the 18 traits and lets at most 3 be chosen', async () => {
    const { press } = await openWizard('/customise?step=2', 'Customise Personality');
    const offered = within(screen.getByRole('group')).getAllByRole('button');
    expect(offered.map((button) => button.textContent)).toEqual(wizardTraits);
    expect(offered).toHaveLength(18);
    for (const name of ['Caring', 'Bold', 'Wise', 'Funny']) await press(name);
    for (const name of ['Caring', 'Bold', 'Wise']) {
      expect(trait(name)).toHaveAttribute('aria-pressed', 'true');
    }
    expect(trait('Funny')).toHaveAttribute('aria-pressed', 'false');
    expect(trait('Funny')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('3 of 3 chosen')).toBeVisible();
    await press('Bold');
    await press('Funny');
    expect(trait('Funny')).toHaveAttribute('aria-pressed', 'true');
  });

  it('[R-CUST-04] has a scale from 0 to 100 that starts in the middle and names each quarter', async () => {
    await openWizard('/customise?step=3', 'Adjust Conversation Tone');
    const slider = screen.getByRole('slider', { name: 'How should Suki talk to you?' });
    expect(slider).toHaveValue('50');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '100']);
    for (const [value, label] of [
      [0, 'Soft & Caring'],
      [25, 'Soft & Caring'],
      [26, 'Balanced & Friendly'],
      [50, 'Balanced & Friendly'],
      [51, 'Confident & Direct'],
      [75, 'Confident & Direct'],
      [76, 'Bold & Flirty'],
      [100, 'Bold & Flirty'],
    ] as const) {
      setTone(value);
      expect(slider).toHaveAttribute('aria-valuetext', `${value}, ${label}`);
      expect(screen.getByText(label)).toBeVisible();
    }
  });

  it('[R-CUST-05] requires no nickname and changes what is stored already', async () => {
    held.backend.tables[table] = [storedRow()];
    const { press, user, router } = await openWizard('/customise?step=4', 'Save Your Companion');
    await user.clear(screen.getByLabelText('Nickname (optional)'));
    expect(screen.getByText('Nickname').closest('div')).toHaveTextContent('Nicknamewas CaptainNone');
    expect(screen.getByText('Tone').closest('div')).toHaveTextContent('ToneBold & Flirty');
    await press('Save and chat');
    await shownPlace('/chat', router);
    expect(held.backend.calls('PATCH', table).map(({ body }) => body)).toEqual([
      { traits: ['Wise'], tone: 80, nickname: null },
    ]);
    expect(held.backend.calls('POST', table)).toEqual([]);
  });

  it('shows at the nickname that it breaks a rule, and keeps it', async () => {
    held.backend.table('PATCH', table, () => refusedWrite('content_refused'));
    const { press, router } = await openWizard('/customise?step=4', 'Save Your Companion');
    const field = screen.getByLabelText('Nickname (optional)');
    write(field, 'Something rude');
    await press('Save and chat');
    expect(await screen.findByText(/^This nickname goes against our content rules/)).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Something rude');
    expect(router.state.location.pathname).toBe('/customise');
  });

  it('keeps every choice when it cannot be saved', async () => {
    held.backend.table('PATCH', table, () => Response.json({ message: 'no', code: '' }, { status: 400 }));
    const { press } = await openWizard('/customise?step=4', 'Save Your Companion');
    write(screen.getByLabelText('Nickname (optional)'), 'Captain');
    await press('Save and chat');
    expect(await screen.findByText(/What you chose is still here\.$/)).toBeVisible();
    expect(screen.getByLabelText('Nickname (optional)')).toHaveValue('Captain');
  });

  it('restores the companion’s own settings after a confirmation', async () => {
    held.backend.tables[table] = [storedRow()];
    const { press } = await openWizard();
    expect(await screen.findByText('Bold & Flirty')).toBeVisible();
    await press('Reset Suki');
    await press('Remove my changes');
    await expect.poll(() => held.backend.tables[table]).toEqual([]);
    await expect.poll(() => screen.queryByText('Bold & Flirty')).toBeNull();
  });
});
