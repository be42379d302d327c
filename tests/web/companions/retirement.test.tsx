import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '../support/fake-backend.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { companionRow, userId, userRow } from '../support/people.ts';

const DAY = 86_400_000;
/** The same day of the reader's calendar, whatever the time. */
const inTwoWeeks = new Date(Date.now() + 14 * DAY);
const day = inTwoWeeks.toLocaleDateString('en-US', {
  day: 'numeric',
  month: 'long',
  ...(inTwoWeeks.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
});
const yesterday = new Date(Date.now() - DAY).toISOString();

let backend: FakeBackend;
asSignedInPerson();
beforeEach(() => {
  backend = new FakeBackend();
  backend.tables.users = [userRow({})];
});

const retires = (retires_at: string) => {
  const suki = companionRow({ retires_at });
  backend.tables.companions = [suki];
  backend.tables.user_favorites = [{ user_id: userId, companion_id: 'suki', companions: suki }];
};
const talkedTo = (retires_at: string) =>
  backend.table('POST', 'rpc/list_conversations', () =>
    Response.json([
      {
        companion_id: 'suki',
        name: 'Suki',
        tagline: '',
        image_url: '/portraits/suki.svg',
        profile_gradient_from: null,
        profile_gradient_to: null,
        last_text: 'See you.',
        last_type: 'companion',
        last_at: yesterday,
        is_saved: true,
        expires_at: null,
        retires_at,
      },
    ]),
  );

test('[R-SELF-06] a profile names the day a companion retires on, and leads to the chat until then', async () => {
  retires(inTwoWeeks.toISOString());
  openPage('/companion/suki');
  expect(await screen.findByText(`Retires on ${day}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Chatting' })).toBeVisible();
});

test('[R-SELF-06] the profile of a companion that has retired leads to the chat there was', async () => {
  retires(yesterday);
  openPage('/companion/suki');
  expect(await screen.findByText('Retired')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read your chat' })).toHaveAttribute(
    'href',
    '/chat?companionId=suki',
  );
  expect(screen.queryByRole('link', { name: 'Start Chatting' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Customize' })).not.toBeInTheDocument();
});

test('[R-SELF-06] browse asks for nobody who has retired, and a card names the day of who will', async () => {
  retires(inTwoWeeks.toISOString());
  openPage('/browse');
  expect(await screen.findByText(`Retires on ${day}`)).toBeVisible();
  expect(backend.calls('GET', 'companions')[0]?.url.searchParams.get('or')).toMatch(
    /^\(retires_at\.is\.null,retires_at\.gt\."\d{4}-/,
  );
});

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('[R-SELF-06] favorites and conversations of the dashboard name the day', async () => {
  retires(inTwoWeeks.toISOString());
  talkedTo(inTwoWeeks.toISOString());
  openPage('/dashboard');
  expect((await part('Your Companions')).getByText(`Retires on ${day}`)).toBeVisible();
  expect((await part('Recent conversations')).getByText(`Retires on ${day}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep chatting with Suki' })).toBeVisible();
});

test('[R-SELF-06] favorites and conversations that have retired are there to be read', async () => {
  retires(yesterday);
  talkedTo(yesterday);
  openPage('/dashboard');
  const [kept, recent] = [await part('Your Companions'), await part('Recent conversations')];
  for (const shown of [kept, recent]) {
    expect(shown.getByText('Retired')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Read your chat with Suki' })).toBeVisible();
  }
});

test('[R-SELF-06] nobody who retires is introduced as new', async () => {
  backend.tables.companions = [
    companionRow({ retires_at: inTwoWeeks.toISOString() }),
    companionRow({ id: 'luca', name: 'Luca' }),
  ];
  openPage('/dashboard');
  const people = within(await screen.findByRole('region', { name: 'Say hello to someone' }));
  expect(people.getByText('Luca')).toBeVisible();
  expect(people.queryByText('Suki')).not.toBeInTheDocument();
});

test('[R-SELF-06] a favorite that has retired takes no place of the plan', async () => {
  retires(yesterday);
  openPage('/subscription');
  const used = within(await screen.findByRole('region', { name: 'Current plan' }));
  expect(await used.findByText('0 of 6')).toBeVisible();
});
