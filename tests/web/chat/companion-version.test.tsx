import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatVersionState } from '#contracts/chat-version.ts';
import { openChatMenu } from '../support/chat-menu.ts';
import { refused } from '../support/fake-backend.ts';
import { chatSession, messageRow } from '../support/people.ts';
import { begun, ChatTest, done, failure, input } from './chat-test.ts';

const chat = new ChatTest();

const id = (number: number) => `50000000-0000-4000-8000-00000000000${number}`;
const changes = [
  { field: 'description', before: 'Draws on trains.', after: 'Draws in cafés.' },
  { field: 'openers', before: ['Hi.'], after: ['Hi.', 'Good morning.'] },
  { field: 'conversation_style', before: 'Short.', after: null },
  { field: 'ai_model', before: null, after: null },
];
const newest = (number: number, isOffered = true) => ({
  id: id(number),
  number,
  at: '2026-11-20T12:00:00.000Z',
  isOffered,
  changes,
});
const version = (values: Partial<ChatVersionState>): ChatVersionState => ({
  id: id(1),
  number: 1,
  newest: null,
  previous: null,
  ...values,
});
const offered = version({ newest: newest(2) });
const kept = version({ newest: newest(2, false) });
const taken = version({ id: id(2), number: 2, previous: { id: id(1), number: 1 } });

const opensWith = (values: ChatVersionState) =>
  chat.backend.endpoint('chat-ensure', () => Response.json(chatSession({ version: values })));
const answers = (values: ChatVersionState) =>
  chat.backend.endpoint('chat-version', () => Response.json({ success: true, version: values }));
const asked = () => chat.backend.calls('POST', 'chat-version').map(({ body }) => body);
const card = () => screen.findByRole('region', { name: 'Versions of Suki' });
const shownCard = () => screen.queryByRole('region', { name: 'Versions of Suki' });
const button = (name: string) => screen.findByRole('button', { name });
const sentence = 'Suki has changed since you two began.';

beforeEach(() => {
  chat.backend.tables.messages = [messageRow({ message_type: 'ai' }), messageRow({})].reverse();
});

describe('a companion with a new version', { tags: 'long' }, () => {
  it('[R-SELF-04] is offered once, below what was said, with what changed in plain words', async () => {
    opensWith(offered);
    await chat.open();
    expect(within(await card()).getByText(sentence)).toBeVisible();
    expect(
      screen.getByText(
        /^Suki now has a new story, new ideas for a first message, another way of talking, and/,
      ),
    ).toHaveTextContent('another model that speaks. This chat stays as it is until you decide.');
    const said = screen.getAllByRole('article').at(-1) as HTMLElement;
    expect(said.compareDocumentPosition(await card())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    const announced = screen.getAllByText(sentence).find((text) => text.closest('[aria-live="polite"]'));
    expect(announced).toBeDefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-SELF-04] shows its own words before and after, and names what has no words to read', async () => {
    opensWith(offered);
    const { user } = await chat.open();
    await user.click(await button('See what changed'));
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed about Suki' }));
    const story = within(dialog.getByRole('region', { name: 'Story' }));
    expect(story.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Before', 'Now']);
    expect(story.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Draws on trains.',
      'Draws in cafés.',
    ]);
    const openers = within(dialog.getByRole('region', { name: 'Ideas for a first message' }));
    expect(openers.getAllByRole('definition')[1]).toHaveTextContent('Hi. Good morning.');
    const manner = within(dialog.getByRole('region', { name: 'Way of talking' }));
    expect(manner.getAllByRole('definition')[1]).toHaveTextContent('Nothing');
    expect(dialog.getByText('Also changed behind the scenes: another model that speaks.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-SELF-04] is not offered again once it is kept, and the focus stays in the conversation', async () => {
    opensWith(offered);
    answers(kept);
    const { user } = await chat.open();
    await user.click(await button('Keep as is'));
    await waitFor(() => expect(shownCard()).not.toBeInTheDocument());
    expect(asked()).toEqual([{ companionId: 'suki', action: 'keep', versionId: id(2) }]);
    expect(screen.getByRole('log')).toHaveFocus();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('[R-SELF-04] is confirmed when it is taken, with the way back', async () => {
    opensWith(offered);
    answers(taken);
    const { user } = await chat.open();
    await user.click(await button('Take the new version'));
    expect(
      await within(await card()).findByText(/^From the next reply on, the new Suki speaks/),
    ).toBeVisible();
    expect(asked()).toEqual([{ companionId: 'suki', action: 'take', versionId: id(2) }]);
    answers(version({ newest: newest(2, false), previous: { id: id(2), number: 2 } }));
    await user.click(await button('Go back'));
    expect(
      await within(await card()).findByText('From the next reply on, Suki is as before again.'),
    ).toBeVisible();
    expect(asked()[1]).toEqual({ companionId: 'suki', action: 'back', versionId: id(1) });
    expect(within(await card()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('[R-SELF-04] can be taken later from the menu and beside the chat, and so can the way back', async () => {
    opensWith(
      version({ id: id(2), number: 2, newest: newest(3, false), previous: { id: id(1), number: 1 } }),
    );
    answers(version({ id: id(3), number: 3, previous: { id: id(2), number: 2 } }));
    const { user } = await chat.open();
    const panel = within(screen.getByRole('complementary', { name: 'About Suki', hidden: true }));
    expect(await panel.findByText('Version 2')).toBeInTheDocument();
    expect(shownCard()).not.toBeInTheDocument();
    await openChatMenu(user);
    const menu = within(screen.getByRole('list', { name: 'Chat menu' }));
    expect(menu.getByText('Version 2')).toBeVisible();
    expect(menu.getByRole('button', { name: 'Go back to version 1' })).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Take version 3' }));
    expect(asked()).toEqual([{ companionId: 'suki', action: 'take', versionId: id(3) }]);
    expect(await panel.findByText('Version 3')).toBeInTheDocument();
    expect(within(await card()).getByText(/the new Suki speaks/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Go back to version 2', hidden: true }));
    expect(asked()[1]).toEqual({ companionId: 'suki', action: 'back', versionId: id(2) });
  });

  it('[R-SELF-04] waits while a reply is being written', async () => {
    opensWith(offered);
    const { user } = await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'Hi', at: 0 });
    await screen.findByText('Hi');
    await user.click(await button('Take the new version'));
    expect(asked()).toEqual([]);
    expect(await button('Take the new version')).toHaveAttribute('aria-disabled', 'true');
    await openChatMenu(user);
    expect(screen.getAllByRole('button', { name: 'Take version 2' })[0]).toBeDisabled();
    chat.stream.send('done', done('Hi'));
    await waitFor(async () =>
      expect(await button('Take the new version')).toHaveAttribute('aria-disabled', 'false'),
    );
  });

  it('[R-SELF-04] is read again when another one has come meanwhile', async () => {
    opensWith(offered);
    const detail = 'That version is not the newest any more. Look again at what changed.';
    chat.backend.endpoint('chat-version', () => refused(409, 'version_gone', detail));
    const { user } = await chat.open();
    await button('Take the new version');
    opensWith(version({ newest: newest(3) }));
    await user.click(await button('Take the new version'));
    expect(await screen.findByText(detail)).toBeVisible();
    answers(version({ id: id(3), number: 3, previous: { id: id(1), number: 1 } }));
    await openChatMenu(user);
    expect((await screen.findAllByRole('button', { name: 'Take version 3' }))[0]).toBeVisible();
  });

  it('is nobody’s concern where there is one version only', async () => {
    opensWith(version({}));
    const { user } = await chat.open();
    await openChatMenu(user);
    expect(screen.queryByText('Version 1')).not.toBeInTheDocument();
    expect(shownCard()).not.toBeInTheDocument();
  });
});

describe('a chat whose model is gone', () => {
  const gone = {
    ...failure,
    error: 'pin_unavailable',
    detail:
      'The model of this chat is not available any more. Go on with the newest version of this companion, or try again later.',
  };

  async function sayInVain() {
    const page = await chat.say('Hello');
    chat.stream.send('turn', begun);
    chat.stream.send('error', gone);
    chat.stream.end();
    await screen.findByText(`Error: ${gone.detail}`);
    return page;
  }
  const goOn = () => screen.findByRole('button', { name: 'Go on with the newest version' });

  it('[R-SELF-09] says so, takes the newest version and sends the same message again', async () => {
    opensWith(kept);
    const { user } = await sayInVain();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    answers(taken);
    chat.backend.endpoint('chat-send', () => refused(502, 'model_failed', 'Failed. Try again.'));
    await user.click(await goOn());
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(asked()).toEqual([{ companionId: 'suki', action: 'take', versionId: id(2) }]);
    expect(chat.sends()[1]?.body).toEqual(chat.sends()[0]?.body);
    expect(await screen.findByText('Error: Failed. Try again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on with the newest version' })).not.toBeInTheDocument();
    expect(within(await card()).getByText(/the new Suki speaks/)).toBeVisible();
  });

  it('[R-SELF-09] chooses the model anew where the newest version speaks already', async () => {
    opensWith(version({}));
    const { user } = await sayInVain();
    answers(version({ previous: { id: id(1), number: 1 } }));
    await user.click(await goOn());
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    expect(asked()).toEqual([{ companionId: 'suki', action: 'take', versionId: id(1) }]);
    expect(shownCard()).not.toBeInTheDocument();
  });

  it('[R-SELF-09] keeps the message where it is when the newest version cannot be taken', async () => {
    opensWith(kept);
    const { user } = await sayInVain();
    chat.backend.endpoint('chat-version', () =>
      refused(409, 'turn_running', 'A reply is still being written.'),
    );
    await user.click(await goOn());
    expect(await screen.findByText('A reply is still being written.')).toBeVisible();
    expect(screen.getByText('Hello')).toBeVisible();
    expect(await goOn()).toBeVisible();
    expect(chat.sends()).toHaveLength(1);
    expect(input()).toHaveValue('');
  });
});

describe('a reply by another model than the chat’s', () => {
  it('[R-SELF-03] says which one replied', async () => {
    chat.backend.tables.messages = [
      messageRow({}),
      messageRow({ message_type: 'ai', message_text: 'From elsewhere.', answered_by: 'maker/other' }),
    ].reverse();
    await chat.open();
    const reply = await screen.findByRole('article', { name: /^Suki, / });
    expect(
      within(reply).getByText(
        "Suki's usual model did not answer. maker/other is standing in for this reply.",
      ),
    ).toBeVisible();
  });
});
