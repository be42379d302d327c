import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '#lib/env.ts';
import { readFirstMessage } from '#shared/first-message.ts';
import { rememberSession, scriptBackend } from '../support/auth-service.ts';
import { openFreshPage } from '../support/fresh-page.tsx';
import { standInLayout } from '../support/layout.ts';
import { companionRow } from '../support/people.ts';
import { withSetting } from '../support/settings.ts';

const companions = 'GET /rest/v1/companions';
const suki = companionRow({
  greeting: 'Oh, hello! The window seat is free.',
  scenario: 'The 7:42 to Osaka, window seat. The sketchbook is open.',
  example_dialogue: 'You: Nothing happened today.\nSuki: *puts the pen down* Nothing is my favorite subject.',
  openers: ['I saw something odd.', 'Draw my Monday.'],
});
const box = () => screen.findByRole('textbox', { name: 'Your first message to Suki' });

beforeEach(() => {
  standInLayout();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the meeting page', () => {
  it('[R-FIRST-08] shows name, AI mark, tagline, traits, story, place and a sample of how the companion talks', async () => {
    const calls = scriptBackend({ [companions]: { json: [suki] } });
    const { user } = openFreshPage('/meet/suki');
    expect(await screen.findByRole('heading', { level: 1, name: 'Suki' })).toBeVisible();
    expect(document.title).toBe('Meet Suki | Amity');
    for (const text of [
      'AI',
      'Draws strangers on trains',
      'Playful, Creative, Curious',
      /Suki is an AI, a computer program\. For adults only\. May not be suitable for some minors\./,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    // Once for a phone and once for the picture of a wide page; a style sheet hides one.
    expect(screen.getAllByText('The 7:42 to Osaka, window seat')).toHaveLength(2);
    const sample = within(screen.getByRole('region', { name: 'A sample of how Suki talks' }));
    expect(sample.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'You: Nothing happened today.',
      'Suki: puts the pen down Nothing is my favorite subject.',
    ]);
    await user.click(screen.getByText('Suki’s story'));
    expect(screen.getByText('Suki draws people on the train to Osaka.')).toBeVisible();
    const [read] = calls;
    expect([read?.query.get('id'), read?.query.get('is_public')]).toEqual(['eq.suki', 'is.true']);
  });

  it('shows the greeting as the sample of a companion without a written one', async () => {
    scriptBackend({ [companions]: { json: [{ ...suki, example_dialogue: null }] } });
    openFreshPage('/meet/suki');
    const sample = within(await screen.findByRole('region', { name: 'A sample of how Suki talks' }));
    expect(sample.getByRole('listitem')).toHaveTextContent('Suki: Oh, hello! The window seat is free.');
  });

  it('[R-FIRST-07] keeps what a visitor writes, and leads to sign-up and from there to the chat', async () => {
    scriptBackend({ [companions]: { json: [suki] } });
    const { user, at } = openFreshPage('/meet/suki');
    await user.click(await screen.findByRole('button', { name: 'Draw my Monday.' }));
    expect(await box()).toHaveValue('Draw my Monday.');
    expect(await box()).toHaveFocus();
    await user.keyboard(' Please!');
    expect(readFirstMessage('suki')).toBe('Draw my Monday. Please!');
    expect(screen.getByText('23/500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign up to send' }));
    expect(at()).toBe('/signup?redirect=/chat%3FcompanionId%3Dsuki');
  });

  it('[R-FIRST-07] goes on with Enter, and shows what was written to whoever comes back', async () => {
    scriptBackend({ [companions]: { json: [suki] } });
    const { user, at } = openFreshPage('/meet/suki');
    await user.type(await box(), 'First line{Shift>}{Enter}{/Shift}second{Enter}');
    expect(at()).toBe('/signup?redirect=/chat%3FcompanionId%3Dsuki');
    history.back();
    expect(await box()).toHaveValue('First line\nsecond');
  });

  it('[R-FIRST-07] leads a signed-in person to the chat, where the text stands in the composer', async () => {
    scriptBackend({ [companions]: { json: [suki] } });
    rememberSession();
    const { user, at } = openFreshPage('/meet/suki');
    await user.type(await box(), 'Hello Suki');
    await user.click(screen.getByRole('button', { name: 'Start Chatting' }));
    expect(at()).toBe('/chat?companionId=suki');
  });

  it('[R-FIRST-08] says kindly that a companion is not there, or cannot be read, which can be tried again', async () => {
    let down = true;
    scriptBackend({
      [companions]: () => (down ? { status: 400, json: { message: 'no', code: 'X' } } : { json: [] }),
    });
    const { user } = openFreshPage('/meet/nobody');
    expect(await screen.findByText('This page could not be loaded')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No one here by that name')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who’s here' })).toHaveAttribute('href', '/');
  });
});

describe('the way in from a meeting page', () => {
  it('[R-FIRST-07] Login and Get Started lead on to the chat with the companion, and keep it between them', async () => {
    scriptBackend({ [companions]: { json: [suki] } });
    const { user, at } = openFreshPage('/meet/suki');
    await box();
    const bar = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
    const link = (name: string) => bar().getByRole('link', { name, hidden: true });
    expect(link('Get Started')).toHaveAttribute('href', '/signup?redirect=/chat%3FcompanionId%3Dsuki');
    await user.click(link('Login'));
    expect(at()).toBe('/login?redirect=/chat%3FcompanionId%3Dsuki');
    expect(link('Get Started')).toHaveAttribute('href', '/signup?redirect=/chat%3FcompanionId%3Dsuki');
    await user.click(await screen.findByRole('link', { name: 'Forgot Password?' }));
    await user.click(await screen.findByRole('link', { name: 'Back to login' }));
    expect(at()).toBe('/login?redirect=/chat%3FcompanionId%3Dsuki');
  });

  it('[R-FLAG-02] leads to the page of the companion where chats are off', async () => {
    withSetting(env.features, 'chat', false);
    scriptBackend({ [companions]: { json: [suki] } });
    openFreshPage('/meet/suki');
    await screen.findByRole('heading', { name: 'Suki', level: 1 });
    const bar = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
    expect(bar.getByRole('link', { name: 'Login', hidden: true })).toHaveAttribute(
      'href',
      '/login?redirect=/companion/suki',
    );
  });
});
