import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../support/fake-backend.ts';
import { openPage } from '../support/open-page.tsx';
import { messageRow, userId } from '../support/people.ts';
import { ChatTest, help, turnId } from './chat-test.ts';

const chat = new ChatTest();
beforeAll(async () => {
  await import('../../../web/src/features/chat/care/paused-notice.tsx');
}, 60_000);

const paused = (values: object = {}) => {
  const since = { id: 'p1', created_at: '2026-11-21T10:00:00Z', appealed_at: null, lifted_at: null };
  chat.backend.tables.pauses = [{ ...since, user_id: userId, ...values }];
};
const notice = async () => within(await screen.findByRole('region', { name: 'Your chats are paused' }));

async function openPaused() {
  const page = openPage('/chat?companionId=suki');
  await notice();
  return page;
}

describe('chats that pause', () => {
  it('[R-CARE-09] say so in the composer’s place, with what stays and help for young people', async () => {
    paused();
    chat.backend.tables.messages = [messageRow({ message_text: 'Hello Suki' })];
    const { user } = await openPaused();
    expect((await notice()).getByText(/Nothing is lost: you can read your conversations here/)).toBeVisible();
    expect(screen.getByText('Hello Suki')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message to Suki' })).not.toBeInTheDocument();
    expect((await notice()).getByRole('link', { name: 'Export your data' })).toHaveAttribute(
      'href',
      expect.stringContaining('security'),
    );
    await user.click((await notice()).getByRole('link', { name: 'Talk to someone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Talk to a person now' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('For young people'),
    );
  });

  it('[R-CARE-09] are looked at again when the person asks, with or without words', async () => {
    paused();
    chat.backend.table('POST', 'rpc/appeal_pause', () => {
      paused({ appealed_at: '2026-11-22T10:00:00Z' });
      return new Response(null, { status: 204 });
    });
    const { user } = await openPaused();
    await user.click((await notice()).getByText('Are you 18 or older? Ask us to look again'));
    await user.type((await notice()).getByLabelText('What we should know (optional)'), 'I am 34.');
    await user.click((await notice()).getByRole('button', { name: 'Ask us to look again' }));
    expect(await (await notice()).findByText(/^You asked us to look again on/)).toBeVisible();
    expect(chat.backend.calls('POST', 'rpc/appeal_pause')[0]?.body).toEqual({ p_text: 'I am 34.' });
  });

  it('[R-CARE-09] keep what was typed when the server says so', async () => {
    chat.backend.endpoint('chat-send', () => {
      paused();
      return refused(403, 'paused', 'Your chats are paused.');
    });
    await chat.say('Are you there?');
    expect(await (await notice()).findByText('Not sent: Are you there?')).toBeVisible();
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
  });

  it('[R-CARE-09] begin to with a card of help for young people', async () => {
    await chat.say('I am 14');
    paused();
    const row = { message_text: 'I am 14', turn_id: turnId, care_topic: 'minor', care_level: 2 };
    chat.backend.tables.messages = [messageRow(row)];
    chat.stream.send('safety', help({ topic: 'minor' }));
    chat.stream.end();
    const card = within(await screen.findByRole('region', { name: 'Here is who you can talk to' }));
    expect(card.getByRole('link', { name: /Childline/ })).toHaveAttribute('href', 'tel:08001111');
    expect((await notice()).getByText('Your chats are paused for now')).toBeVisible();
  });
});
