import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { builderTraits, interests, relationships } from '#contracts/personality.ts';
import { openPage } from '../support/open-page.tsx';
import { write } from '../support/person.ts';
import { BuilderTest, button, nameField } from './builder-test.ts';

const test = new BuilderTest();
const group = (name: string) => screen.getByRole('group', { name });
const picture = () => screen.getByRole('img', { name: / face, / });
const drawing = () => picture().querySelector('img')?.getAttribute('src');
const greeting = () => screen.getByRole('blockquote').textContent;

describe('the builder', () => {
  it('[R-BUILD-01] creates a companion and opens the dashboard', async () => {
    const { user, router } = await test.open();
    write(nameField(), 'Luna');
    write(screen.getByLabelText('Age (optional)'), 'late twenties');
    write(screen.getByLabelText('Biography (optional)'), 'Luna repairs clocks.');
    await user.click(button('Wise'));
    await user.click(button('Music'));
    await user.click(screen.getByRole('radio', { name: 'Mentor' }));
    await user.click(screen.getByRole('tab', { name: 'Hair' }));
    await user.click(screen.getByRole('radio', { name: 'Bob' }));
    await user.click(screen.getByRole('tab', { name: 'Place' }));
    await user.click(screen.getByRole('radio', { name: 'Bay' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Formality' }), { target: { value: 80 } });
    await user.click(button('Create companion'));
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(test.saves()).toEqual([
      {
        p_id: expect.stringMatching(/^[0-9a-f]{16}$/),
        p_is_new: true,
        p_name: 'Luna',
        p_age: 'late twenties',
        p_biography: 'Luna repairs clocks.',
        p_traits: ['Wise'],
        p_interests: ['Music'],
        p_formality: 80,
        p_humor: 50,
        p_empathy: 50,
        p_relationship_type: 'Mentor',
        p_avatar: 'soft-bob-brown-tan-none-none-jacket-bay',
        p_gradient_from: '#0369a1',
        p_gradient_to: '#67e8f9',
        p_greeting: '',
        p_scenario: '',
        p_example_dialogue: '',
        p_openers: [],
      },
    ]);
    expect(localStorage.getItem('builder_draft_new')).toBeNull();
  });

  it('[R-BUILD-02] requires a name and nothing else', async () => {
    const { user } = await test.open();
    write(nameField(), '  ');
    await user.click(button('Create companion'));
    expect(await screen.findByText('Please enter a name for your companion')).toBeVisible();
    expect(nameField()).toHaveFocus();
    expect(test.saves()).toEqual([]);
    write(nameField(), 'Luna');
    await user.click(button('Create companion'));
    await waitFor(() => expect(test.saves()).toHaveLength(1));
    expect(test.saves()[0]).toMatchObject({ p_age: '', p_biography: '', p_traits: [], p_interests: [] });
  });

  it('[R-BUILD-03] offers 30 traits, at most 5 of them, and 24 interests without a limit', async () => {
    const { user } = await test.open();
    const traits = within(group('Traits')).getAllByRole('button');
    expect(traits.map((trait) => trait.textContent)).toEqual(builderTraits);
    expect(traits).toHaveLength(30);
    const offered = within(group('Interests')).getAllByRole('button');
    expect(offered.map((interest) => interest.textContent)).toEqual(interests);
    expect(offered).toHaveLength(24);
    for (const trait of traits.slice(0, 6)) await user.click(trait);
    expect(screen.getByText('5 of 5 chosen')).toBeVisible();
    expect(traits[5]).toHaveAttribute('aria-disabled', 'true');
    for (const interest of offered) fireEvent.click(interest);
    expect(screen.getByText('24 chosen')).toBeVisible();
  });

  it('[R-BUILD-04] has three scales from 0 to 100 that start in the middle, and four relationships', async () => {
    await test.open();
    for (const name of ['Formality', 'Humor', 'Empathy']) {
      const slider = screen.getByRole('slider', { name });
      expect(slider).toHaveValue('50');
      expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '100']);
    }
    const radios = within(group('Relationship')).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(relationships);
    expect(screen.getByRole('radio', { name: 'Friend' })).toBeChecked();
  });

  it('shows a sample greeting that follows the settings and is labeled as a sketch', async () => {
    const { user } = await test.open();
    expect(greeting()).toContain("Hi, I'm your companion.");
    write(nameField(), 'Luna');
    fireEvent.change(screen.getByRole('slider', { name: 'Formality' }), { target: { value: 100 } });
    await user.click(button('Music'));
    await user.click(screen.getByRole('radio', { name: 'Mentor' }));
    expect(greeting()).toBe(
      'Good evening. My name is Luna, and it is a pleasure to meet you. Tell me what you are working on. I could talk about music for hours. How are things?',
    );
    expect(screen.getByText(/^A sketch made from your choices/)).toBeVisible();
  });

  it('[R-FIRST-04] shows how the chat opens as greeting and openers are written, and saves them', async () => {
    const { user } = await test.open();
    write(nameField(), 'Luna');
    write(screen.getByLabelText('Greeting (optional)'), 'The clock stopped at noon.\nCome in.');
    write(screen.getByLabelText('Scene (optional)'), 'A workshop full of clocks.');
    write(screen.getByLabelText('Sample dialogue (optional)'), 'You: Hi\nLuna: Mind the springs.');
    write(screen.getByLabelText('Opener 1'), 'What are you mending?');
    write(screen.getByLabelText('Opener 3'), 'Is it noon already?');
    const preview = within(screen.getByRole('figure', { name: 'How a chat with Luna opens' }));
    expect(preview.getByRole('blockquote')).toHaveTextContent('The clock stopped at noon. Come in.');
    expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'What are you mending?',
      'Is it noon already?',
    ]);
    expect(screen.queryByText(/^A sketch made from your choices/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Greeting (optional)')).toHaveAccessibleDescription(/35\/500$/);
    await user.click(button('Create companion'));
    await waitFor(() => expect(test.saves()).toHaveLength(1));
    expect(test.saves()[0]).toMatchObject({
      p_greeting: 'The clock stopped at noon.\nCome in.',
      p_scenario: 'A workshop full of clocks.',
      p_example_dialogue: 'You: Hi\nLuna: Mind the springs.',
      p_openers: ['What are you mending?', '', 'Is it noon already?'],
    });
  });

  it('changes an own companion', async () => {
    test.withLuna();
    const { user, router } = await test.open('/companion-builder?companion=luna');
    expect(screen.getByLabelText('Age (optional)')).toHaveValue('28');
    expect(screen.getByLabelText('Biography (optional)')).toHaveValue('Luna repairs clocks.');
    write(nameField(), ' Vale');
    await user.click(button('Save changes'));
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(test.saves()[0]).toMatchObject({
      p_id: 'luna',
      p_is_new: false,
      p_name: 'Luna Vale',
      p_relationship_type: 'Mentor',
      p_avatar: 'keen-locs-silver-dark-round-stubble-hoodie-train',
    });
  });

  it('[R-ART-05] shows every choice on the companion as they are, and the picture that it makes', async () => {
    const { user } = await test.open();
    expect(picture()).toHaveAccessibleName('Soft face, tan skin, hair: waves, brown, jacket, cafe');
    for (const [tab, name] of [
      ['Face', 'Strong'],
      ['Face', 'Deep'],
      ['Face', 'Square'],
      ['Face', 'Full'],
      ['Hair', 'Locs'],
      ['Hair', 'Gray'],
      ['Clothes', 'Blazer'],
      ['Place', 'Garden'],
    ] as const) {
      const before = drawing();
      await user.click(screen.getByRole('tab', { name: tab }));
      await user.click(screen.getByRole('radio', { name }));
      expect(screen.getByRole('radio', { name })).toBeChecked();
      await waitFor(() => expect(drawing()).not.toBe(before));
      expect(drawing()).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    }
    expect(picture()).toHaveAccessibleName(
      'Strong face, deep skin, hair: locs, gray, square glasses, full beard, blazer, garden',
    );
  });

  it('[R-ART-05] deals a look by chance, and says which', async () => {
    const { user } = await test.open();
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.99);
    await user.click(button('Surprise me'));
    chance.mockRestore();
    const dealt = 'Seasoned face, deep skin, hair: headscarf, silver, square glasses, overalls, bay';
    expect(picture()).toHaveAccessibleName(dealt);
    expect(screen.getByText(dealt)).toHaveRole('status');
  });

  it('[R-ART-05] shows a companion whose picture has earlier parts, and keeps what it can', async () => {
    test.withLuna({ avatar: 'bob-wink-silver-dark' });
    await test.open('/companion-builder?companion=luna');
    expect(picture()).toHaveAccessibleName('Soft face, dark skin, hair: bob, silver, jacket, cafe');
  });

  it('says so when there is no such own companion', async () => {
    openPage('/companion-builder?companion=suki');
    expect(await screen.findByRole('heading', { name: 'Companion Not Found' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('deletes a companion after a confirmation', async () => {
    test.withLuna();
    const { user, router } = await test.open('/companion-builder?companion=luna');
    await user.click(button('Delete Luna'));
    await user.click(button('Delete'));
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    const [asked] = test.backend.calls('DELETE', 'companions');
    expect(asked?.url.searchParams.get('id')).toBe('eq.luna');
  });
});
