import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect } from 'vitest';
import { EventStream } from '../support/event-stream.ts';
import { FakeBackend } from '../support/fake-backend.ts';
import type { Row } from '../support/fake-table.ts';
import { asSignedInPerson, openPage } from '../support/open-page.tsx';
import { chatSession, messageRow, userRow } from '../support/people.ts';
import { write } from '../support/person.ts';

export const turnId = '10000000-0000-4000-8000-000000000001';
export const askedId = '40000000-0000-4000-8000-00000000000e';
export const replyId = '40000000-0000-4000-8000-00000000000f';
const resetsAt = '2026-11-22T00:00:00+00:00';

/** The first event of a turn that took one message. */
export const begun = {
  turnId,
  chatId: '30000000-0000-4000-8000-000000000001',
  askedId: null,
  remaining: 11,
  resetsAt,
  expiresAt: null,
  now: '2026-11-21T10:00:00+00:00',
};

/** The last event of a turn that failed and gave the message back. */
export const failure = { error: 'model_failed', detail: 'Failed. Try again.', remaining: 12, resetsAt };

/** The last event of a turn that ended with `message`. */
export const done = (message: string) => ({ message, status: 'done', replyId, remaining: 11, resetsAt });

/** Help lines of the server; `kept` says where the words are stored. */
export const help = (values: Row = {}) => ({
  topic: 'suicide',
  level: 2,
  country: 'GB',
  lines: [{ name: 'Samaritans', contact: '116 123', url: 'https://www.samaritans.org', tel: '116123' }],
  language: 'en',
  withdraws: false,
  turnId,
  askedId,
  remaining: 12,
  ...values,
});

/** The heading of the card with help lines. */
export const heavy = 'You do not have to carry this alone';
export const card = () => screen.findByRole('region', { name: heavy });

export const input = () => screen.getByRole('textbox', { name: 'Message to Suki' });
export const bubbles = () => within(screen.getByRole('log')).queryAllByRole('article');

/** In every test of the file somebody is signed in and may open Suki's chat; `stream` is the reply to come. */
export class ChatTest {
  backend = new FakeBackend();
  stream = new EventStream();

  constructor() {
    asSignedInPerson();
    // The screen is fetched when it is first shown, which takes a busy machine longer than a test waits.
    beforeAll(async () => {
      await import('../../../web/src/app/chat-route.tsx');
    }, 60_000);
    beforeEach(() => {
      this.backend = new FakeBackend();
      this.backend.tables.users = [userRow({})];
      this.backend.endpoint('chat-ensure', () => Response.json(chatSession({})));
      this.stream = new EventStream();
      this.backend.endpoint('chat-send', () => this.stream.response);
    });
  }

  sends() {
    return this.backend.calls('POST', 'chat-send');
  }

  /** The parts of the shown path that the page has asked for. */
  reads() {
    return this.backend.calls('POST', 'rpc/read_messages').map(({ body }) => body as Row);
  }

  async open() {
    const page = openPage('/chat?companionId=suki');
    await screen.findByRole('log');
    await screen.findByText(/^Remaining: \d/);
    return page;
  }

  /** Opens the chat and sends `text`. */
  async say(text: string) {
    const page = await this.open();
    write(input(), text);
    await page.user.type(input(), '{Enter}');
    await waitFor(() => expect(this.sends()).toHaveLength(1));
    return page;
  }

  /** What the server stores when the turn that was sent is done. */
  storeTurn(text: string, reply: string, ofTurn = turnId): void {
    const messageId = (this.sends()[0]?.body as Row | undefined)?.messageId;
    this.backend.tables.messages = [
      messageRow({ message_text: text, turn_id: ofTurn, client_message_id: messageId }),
      messageRow({ id: replyId, message_text: reply, turn_id: ofTurn, message_type: 'ai' }),
    ].reverse();
  }
}
