import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../support/fake-table.ts';
import { messageRow } from '../support/people.ts';
import { begun, bubbles, ChatTest, done, turnId } from './chat-test.ts';

const chat = new ChatTest();
const factId = '50000000-0000-4000-8000-000000000001';
const lineId = '50000000-0000-4000-8000-000000000002';
const told = '40000000-0000-4000-8000-0000000000aa';
const fact = {
  turn_id: turnId,
  kind: 'fact',
  id: factId,
  reason: 'words',
  text: 'My dog is called Biscuit.',
  said_at: '2026-11-20T10:00:00+00:00',
  told_to: 'suki',
  message_id: told,
};
const storyLine = { ...fact, kind: 'line', id: lineId, reason: null, text: 'They named a star together.' };
const gone = { ...fact, text: null, said_at: null, told_to: null, message_id: null };

let things: Row[];
const receipts = () => chat.backend.calls('POST', 'rpc/read_receipts').map(({ body }) => body);
const forgotten = (table: string) =>
  chat.backend.calls('DELETE', table).map(({ url }) => url.searchParams.get('id'));

beforeEach(() => {
  things = [fact];
  chat.backend.tables.memories = [];
  chat.backend.tables.story_lines = [];
  chat.backend.table('POST', 'rpc/read_receipts', () => Response.json(things));
  chat.backend.table('POST', 'rpc/list_memories', () =>
    Response.json([{ id: factId, text: fact.text, subject: 'pet:dog', companion_id: 'suki' }]),
  );
});

/** A chat whose second reply had `inMind` things in mind. */
async function openTalk(inMind: number) {
  chat.backend.tables.messages = [
    messageRow({ message_type: 'ai', message_text: 'Biscuit!', turn_id: turnId, in_mind: inMind }),
    messageRow({ message_text: 'What is my dog called?', turn_id: turnId }),
    messageRow({ message_type: 'ai', message_text: 'What a name.' }),
    messageRow({ id: told, message_text: 'My dog is called Biscuit.' }),
  ];
  const { user } = await chat.open();
  await screen.findByText('Biscuit!');
  return user;
}

const line = () => screen.findByRole('button', { name: /^Suki had in mind: / });

async function openPanel(inMind = things.length) {
  const user = await openTalk(inMind);
  await user.click(await line());
  return { user, panel: await screen.findByRole('region', { name: 'What Suki had in mind' }) };
}

describe('what a companion had in mind', () => {
  it('[R-MEM-05] is counted below its reply alone, without a request', async () => {
    await openTalk(2);
    expect(await line()).toHaveAccessibleName('Suki had in mind: 2 things');
    expect(within(bubbles()[3] as HTMLElement).getByText(/had in mind/)).toBeVisible();
    expect(screen.getAllByText(/had in mind/)).toHaveLength(1);
    expect(receipts()).toEqual([]);
  });

  it('[R-MEM-05] is not spoken of where that was nothing', async () => {
    await openTalk(0);
    await screen.findAllByRole('button', { name: 'Copy message' });
    expect(screen.queryByText(/had in mind/)).not.toBeInTheDocument();
  });

  it('[R-MEM-05] is counted from its first word on, and after it', async () => {
    await chat.say('What is my dog called?');
    chat.stream.send('turn', begun);
    chat.stream.send('receipt', { memories: [{ id: factId, reason: 'words' }], story: [] });
    chat.stream.send('delta', { text: 'Biscuit', at: 0 });
    expect(await line()).toHaveAccessibleName('Suki had in mind: 1 thing');
    chat.storeTurn('What is my dog called?', 'Biscuit!');
    Object.assign(chat.backend.tables.messages?.[0] ?? {}, { in_mind: 1 });
    chat.stream.send('done', done('Biscuit!'));
    chat.stream.end();
    await waitFor(() => expect(screen.getByText('Biscuit!')).toBeVisible());
    expect(await line()).toHaveAccessibleName('Suki had in mind: 1 thing');
  });

  it('[R-MEM-04, R-MEM-05] is shown with its day, why it was there, and the way to its message', async () => {
    things = [fact, { ...fact, id: 'b', reason: 'pinned', told_to: 'luca' }, storyLine, { ...gone, id: 'c' }];
    const { panel } = await openPanel();
    const [words, pinned, story, lost] = await within(panel).findAllByRole('listitem');
    expect(words).toHaveTextContent('My dog is called Biscuit.');
    expect(words).toHaveTextContent('You said it on November 20. Your words match it.');
    expect(within(words as HTMLElement).getByRole('link', { name: 'Show the message' })).toHaveAttribute(
      'href',
      `/chat?companionId=suki&messageId=${told}`,
    );
    expect(pinned).toHaveTextContent('You said it in another chat on November 20. You pinned it.');
    expect(story).toHaveTextContent('From your story, November 20.');
    expect(lost).toHaveTextContent('Something that has been forgotten since.');
    expect(within(lost as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(receipts()).toEqual([{ p_turn_ids: [turnId] }]);
  });

  it('[R-MEM-04] leads to no message where a fact was written without one', async () => {
    things = [{ ...fact, reason: 'recent', told_to: null, message_id: null }];
    const { panel } = await openPanel();
    expect(await within(panel).findByText('From November 20. It is one of the latest.')).toBeVisible();
    expect(within(panel).queryByRole('link', { name: 'Show the message' })).not.toBeInTheDocument();
  });

  it('[R-MEM-05] can be left out of another answer, one by one', async () => {
    things = [storyLine, fact];
    const { user, panel } = await openPanel();
    const items = await within(panel).findAllByRole('listitem');
    await user.click(
      within(items[1] as HTMLElement).getByRole('button', { name: 'Answer again without this' }),
    );
    await waitFor(() => expect(chat.sends()).toHaveLength(1));
    expect(chat.sends()[0]?.body).toMatchObject({
      mode: 'again',
      target: chat.backend.tables.messages?.[0]?.id,
      without: [factId],
    });
  });

  it('[R-MEM-07] can be forgotten, and brought back as it was', async () => {
    const { user, panel } = await openPanel();
    await user.click(await within(panel).findByRole('button', { name: 'Forget' }));
    expect(await screen.findByText('Forgotten.')).toBeVisible();
    expect(forgotten('memories')).toEqual([`eq.${factId}`]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(chat.backend.calls('POST', 'memories').map(({ body }) => body)).toEqual([
        { text: fact.text, subject: 'pet:dog', companion_id: 'suki' },
      ]),
    );
  });

  it('[R-MEM-07] asks before a line of the story goes, which does not come back', async () => {
    things = [storyLine];
    const { user, panel } = await openPanel();
    await user.click(await within(panel).findByRole('button', { name: 'Forget' }));
    expect(forgotten('story_lines')).toEqual([]);
    await user.click(within(panel).getByRole('button', { name: 'Keep it' }));
    await user.click(within(panel).getByRole('button', { name: 'Forget' }));
    await user.click(within(panel).getByRole('button', { name: 'Forget it' }));
    expect(await screen.findByText('Forgotten.')).toBeVisible();
    expect(forgotten('story_lines')).toEqual([`eq.${lineId}`]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says so when it could not be loaded, and loads it again', async () => {
    chat.backend.table('POST', 'rpc/read_receipts', () => Response.json({ message: 'no' }, { status: 400 }));
    const { user, panel } = await openPanel(1);
    expect(await within(panel).findByText('This could not be loaded.')).toBeVisible();
    chat.backend.table('POST', 'rpc/read_receipts', () => Response.json([fact]));
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await within(panel).findByText('My dog is called Biscuit.')).toBeVisible();
  });
});
