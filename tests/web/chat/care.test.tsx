import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { EventStream } from '../support/event-stream.ts';
import type { Row } from '../support/fake-table.ts';
import { messageRow } from '../support/people.ts';
import { write } from '../support/person.ts';
import {
  askedId,
  begun,
  bubbles,
  ChatTest,
  card,
  done,
  heavy,
  help,
  input,
  replyId,
  turnId,
} from './chat-test.ts';

const chat = new ChatTest();
beforeAll(async () => {
  await import('../../../web/src/features/chat/care/care-card.tsx');
}, 60_000);

const caught = { care_topic: 'suicide', care_level: 2 };

/** The row of the message that was sent, with what its help lines are for. */
function storeCaught(message_text: string, values: Row = caught): void {
  const client_message_id = (chat.sends()[0]?.body as Row | undefined)?.messageId;
  const row = messageRow({ id: askedId, message_text, turn_id: turnId, client_message_id, ...values });
  chat.backend.tables.messages = [row, ...(chat.backend.tables.messages ?? [])];
}

const log = () => within(screen.getByRole('log'));
const cards = () => log().queryAllByRole('region', { name: heavy });
/** What the log shows, from top to bottom. */
const order = () => Array.from(screen.getByRole('log').querySelectorAll('article, section'), nameOf);
const nameOf = (element: Element) => (element.matches('article') ? element.textContent : 'card');
const atEnd = async (...texts: string[]) =>
  waitFor(() =>
    expect(order().slice(-texts.length)).toEqual(texts.map((text) => expect.stringContaining(text))),
  );

describe('a caught message', () => {
  it('[R-CARE-06, R-SAFE-05] is answered at once with people to call and to text, and no word of the companion', async () => {
    await chat.say('I want to die');
    chat.stream.send('safety', help({ country: 'US' }));
    expect(await card()).toBeVisible();
    const call = await log().findByRole('link', { name: /^Call 988/ });
    expect(call).toHaveAttribute('href', 'tel:988');
    expect(log().getByRole('link', { name: /^Text HOME to 741741/ })).toHaveAttribute(
      'href',
      'sms:741741?&body=HOME',
    );
    expect(log().getByText(/^In danger right now:/)).toBeVisible();
    expect(log().getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
    expect(screen.queryByText(/Suki is typing|^Error/)).not.toBeInTheDocument();
    expect(screen.getByText('Remaining: 12')).toBeVisible();
    storeCaught('I want to die');
    chat.stream.end();
  });

  it('[R-CARE-07] stays with its card after the next message', async () => {
    const { user } = await chat.say('I want to die');
    storeCaught('I want to die');
    chat.stream.send('safety', help());
    chat.stream.end();
    await card();
    chat.stream = new EventStream();
    write(input(), 'Somebody is on the line with me');
    await user.type(input(), '{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    chat.stream.send('turn', { ...begun, turnId: '10000000-0000-4000-8000-000000000002' });
    chat.stream.send('delta', { text: 'Stay with them.', at: 0 });
    await atEnd('I want to die', 'card', 'Somebody is on the line', 'Stay with them.');
    expect(cards()).toHaveLength(1);
  });

  it('[R-CARE-07] is there with its card after a reload and on another device, without an alert', async () => {
    chat.backend.tables.messages = [
      messageRow({ message_text: 'Hello again' }),
      messageRow({ message_text: 'I want to die', turn_id: turnId, ...caught }),
    ];
    await chat.open();
    expect(await card()).toBeVisible();
    await atEnd('I want to die', 'card', 'Hello again');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[R-CARE-07] is not waited for as one whose reply is still being written', async () => {
    chat.backend.tables.messages = [
      messageRow({ message_text: 'I want to die', turn_id: turnId, ...caught }),
    ];
    await chat.open();
    expect(await card()).toBeVisible();
    expect(chat.backend.calls('GET', 'chat-turn')).toHaveLength(0);
    expect(screen.queryByText('Suki is typing')).not.toBeInTheDocument();
  });

  it('tells screen readers once and leaves the focus in the composer', async () => {
    await chat.say('I want to die');
    storeCaught('I want to die');
    chat.stream.send('safety', help());
    chat.stream.end();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${heavy}. This needs a person`));
    await card();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(input()).toHaveFocus();
  });

  it('[R-CARE-07] returns to the composer below its card where the server could not keep it', async () => {
    await chat.say('I want to die');
    chat.stream.send('safety', help({ turnId: null, askedId: null }));
    chat.stream.end();
    expect(await card()).toBeVisible();
    expect(input()).toHaveValue('I want to die');
    expect(log().getByText(/not sent\. Your words are still in the message box/)).toBeVisible();
    expect(bubbles()).toHaveLength(0);
  });

  it('[R-CARE-15] shows somebody who may hurt others the emergency number first, and who helps before it happens', async () => {
    await chat.say('I am going to hurt him');
    storeCaught('I am going to hurt him', { care_topic: 'harm_to_others', care_level: 2 });
    chat.stream.send('safety', help({ topic: 'harm_to_others' }));
    chat.stream.end();
    const region = await screen.findByRole('region', { name: 'Talk to someone before anything happens' });
    const links = within(region).getAllByRole('link');
    expect(links[0]).toHaveAttribute('href', 'tel:999');
    expect(within(region).getByText('Respect Phoneline')).toBeVisible();
  });

  it('[R-CARE-06] of level 3 shows the emergency number first', async () => {
    await chat.say('I have the pills here');
    storeCaught('I have the pills here', { care_topic: 'suicide', care_level: 3 });
    chat.stream.send('safety', help({ level: 3 }));
    chat.stream.end();
    expect(within(await card()).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:999');
  });
});

describe('help lines beside a reply', () => {
  it('[R-CARE-06] of level 1 are a smaller card beneath it, and the reply goes on', async () => {
    await chat.say('Everything is so heavy');
    chat.stream.send('turn', begun);
    chat.stream.send('safety', help({ level: 1, askedId: null }));
    chat.stream.send('delta', { text: 'I am here.', at: 0 });
    await atEnd('I am here.', 'card');
    chat.storeTurn('Everything is so heavy', 'I am here.');
    for (const row of chat.backend.tables.messages ?? []) Object.assign(row, caught, { care_level: 1 });
    chat.stream.send('done', done('I am here.'));
    chat.stream.end();
    const small = await screen.findByRole('region', { name: 'If it gets heavier' });
    await waitFor(() => expect(chat.reads().length).toBeGreaterThan(1));
    expect(small).toBeVisible();
    expect(log().getAllByRole('region', { name: 'If it gets heavier' })).toHaveLength(1);
  });

  it('[R-CARE-04] that come after its end stand below it, and the next message did not wait for them', async () => {
    const { user } = await chat.say('Nobody would notice');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'I would.', at: 0 });
    chat.storeTurn('Nobody would notice', 'I would.');
    chat.stream.send('done', done('I would.'));
    await waitFor(() => expect(chat.reads().length).toBeGreaterThan(1));
    const late = chat.stream;
    chat.stream = new EventStream();
    write(input(), 'Really?');
    await user.type(input(), '{Enter}');
    await waitFor(() => expect(chat.sends()).toHaveLength(2));
    for (const row of chat.backend.tables.messages ?? []) Object.assign(row, caught);
    late.send('safety', help());
    late.end();
    await atEnd('Nobody would notice', 'I would.', 'card', 'Really?');
  });
});

describe('a reply that is taken back', () => {
  it('[R-CARE-04] gives its place to the card when help lines come while it is written', async () => {
    await chat.say('I am so tired');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'That sounds heavy.', at: 0 });
    expect(await screen.findByText('That sounds heavy.')).toBeVisible();
    storeCaught('I am so tired');
    chat.stream.send('safety', help({ withdraws: true }));
    chat.stream.end();
    await atEnd('I am so tired', 'card');
    expect(screen.queryByText('That sounds heavy.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('[R-CARE-08] gives its place to a kind sentence, even after its end, without an error, blame or Retry', async () => {
    const kind = 'Let me put that differently: I am here, and I am listening.';
    await chat.say('I feel so alone');
    chat.stream.send('turn', begun);
    chat.stream.send('delta', { text: 'You should', at: 0 });
    chat.storeTurn('I feel so alone', 'You should');
    chat.stream.send('done', done('You should'));
    await waitFor(() => expect(chat.reads().length).toBeGreaterThan(1));
    chat.storeTurn('I feel so alone', kind);
    chat.stream.send('done', { ...done(kind), replyId });
    chat.stream.end();
    expect(await log().findByText(kind)).toBeVisible();
    expect(log().queryByText('You should')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Error|rules/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
