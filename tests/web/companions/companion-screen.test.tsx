import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userRow } from '../support/people.ts';

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
});

const tab = (name: string) => screen.findByRole('tab', { name });

describe('the profile of a companion', () => {
  it('[R-COMP-01] has the tabs About and Personality, Back, Start Chatting and a heart', async () => {
    const { user } = openPage('/companion/suki');
    expect(await screen.findByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
    expect(await tab('About')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Suki draws people on the train to Osaka.')).toBeVisible();
    await user.click(await tab('Personality'));
    expect(await screen.findByText('Warm and quick to laugh.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Suki to favorites' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start Chatting' })).toHaveAttribute(
      'href',
      '/chat?companionId=suki',
    );
  });

  it('[R-COMP-05] shows the first three core traits and the first three Perfect For values, with friendly labels', async () => {
    backend.tables.companions = [
      companionRow({
        perfect_for: ['intellectuals', { value: 'romantics' }, 'creative_minds', 'Night owls'],
      }),
    ];
    openPage('/companion/suki');
    const traits = within(await screen.findByRole('list', { name: 'Core traits' })).getAllByRole('listitem');
    expect(traits.map((trait) => trait.textContent)).toEqual(['Playful', 'Creative', 'Curious']);
    for (const label of ['Intellectuals', 'Romantics', 'Creative Minds']) {
      expect(screen.getByText(label)).toBeVisible();
    }
    expect(screen.queryByText('Night owls')).not.toBeInTheDocument();
  });

  it('[R-COMP-06] has the gradient #FF0000 to #0000FF when the companion has none', async () => {
    backend.tables.companions = [companionRow({ profile_gradient_from: null, profile_gradient_to: null })];
    openPage('/companion/suki');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Suki' });
    const coloured = heading.closest<HTMLElement>('[style*="--companion-from"]');
    expect(coloured?.style.getPropertyValue('--companion-from')).toBe('#ff0000');
    expect(coloured?.style.getPropertyValue('--companion-to')).toBe('#0000ff');
  });

  it('[R-COMP-03] says that it is loading', async () => {
    backend.table('GET', 'companions', () => new Promise(() => {}));
    openPage('/companion/suki');
    expect(await screen.findByText('Loading companion...')).toBeVisible();
  });

  it('[R-COMP-03] shows a failure with Try Again and no invented companion', async () => {
    backend.table('GET', 'companions', () => Response.json({ message: 'no', code: '' }, { status: 403 }));
    const { user } = openPage('/companion/suki');
    expect(await screen.findByRole('heading', { name: 'Error Loading Companion' })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    backend.table('GET', 'companions', () => Response.json([companionRow({})]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
  });

  it('[R-COMP-04] says that there is no such companion, and leads back', async () => {
    const { user, router } = openPage('/companion/nobody');
    expect(await screen.findByRole('heading', { name: 'Companion Not Found' })).toBeVisible();
    expect(screen.getByText("The companion you're looking for doesn't exist.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/browse');
  });
});
